// What one more lamp adds to a still: a hoop of light around the car, 4 m from its middle line, that travels from nose
// to tail while the studio's own lamps are dimmed. With the lamp off, what comes out is exactly the still.
// Films answer as in art/studio/films.py. Five texture reads a pixel.

/** One triangle over all of the canvas. */
export const vertexShader = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.;
  gl_Position = vec4(at * 2. - 1., 0, 1);
  at.y = 1. - at.y;
}`;

export const fragmentShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 color;
uniform sampler2D grey, film, shape, masks;
// The hoop's place in metres from the nose, its power, where the film begins, whether its picture fades in from above.
uniform float place, power, split, fades;
uniform vec4 box;
uniform vec3 camera, rays[3];
// Of factory paint and film: colour; metal, rough, spec; coat and its roughness; 1 for colour-flip, 2 for a weave.
uniform vec3 colours[2], bases[2];
uniform vec2 coats[2];
uniform float patterns[2];

const vec3 LAMP = vec3(1, .97, .93);
const float RADIUS = 4., WATTS = 10., DIMMED = .42;

// The stills' display curve, fitted to Blender's Filmic with high contrast as art/grade.py leaves it.
vec3 toLight(vec3 shown) { return .1555 * shown / (1.1055 - shown); }
vec3 toScreen(vec3 light) { return min(1.1055 * light / (light + .1555), 1.); }

// Colour-flip from head-on to grazing.
vec3 flip(float facing) {
  vec3 c = vec3(.004, .13, .17);
  c = mix(c, vec3(.01, .10, .34), smoothstep(0., .28, facing));
  c = mix(c, vec3(.10, .03, .40), smoothstep(.28, .5, facing));
  c = mix(c, vec3(.42, .03, .26), smoothstep(.5, .7, facing));
  c = mix(c, vec3(.75, .22, .03), smoothstep(.7, .9, facing));
  return mix(c, vec3(.8, .5, .1), smoothstep(.9, 1., facing));
}

float rise(float x) { return 1. / (1. + exp(-x)); }

// The hoop as mirrored along a ray by a surface that spreads light this wide.
float hoop(vec3 from, vec3 along, float spread) {
  float a = max(dot(along.yz, along.yz), 1e-4), b = dot(from.yz, along.yz), c = dot(from.yz, from.yz) - RADIUS * RADIUS;
  float far = (sqrt(max(b * b - a * c, 0.)) - b) / a;
  vec3 hit = from + far * along;
  float soft = sqrt(.0064 + .25 * far * far * spread * spread / a), off = hit.x - place;
  float band = rise((off + .37) / soft) - rise((off - .37) / soft);
  float blur = far * spread * .6;
  return WATTS * band * smoothstep(-blur, .9 + blur, hit.z) * smoothstep(-spread - .02, spread + .02, along.z + .02);
}

// How much of what bonnet and wings mirror the cabin leaves open.
float besideCabin(vec3 from, vec3 along, float spread) {
  const vec3 size = vec3(1.5, .9, .56);
  vec3 p = (from - vec3(2.75, 0, .82)) / size, d = normalize(along / size);
  float b = -dot(p, d);
  if (b < 0.) return 1.;
  float passes = sqrt(max(dot(p, p) - b * b, 0.)), soft = .12 + spread;
  return mix(1., smoothstep(1. - soft, 1. + soft, passes), smoothstep(1.1, 1.3, length(p)));
}

// What reaches a dull surface, from four points of the hoop.
float shone(vec3 from, vec3 normal) {
  float sum = 0.;
  for (int i = 0; i < 4; i++) {
    float turn = .5 + float(i) * .72;
    vec3 inwards = vec3(0, cos(turn), sin(turn)), to = vec3(place, 0, 0) + inwards * RADIUS - from;
    float square = dot(to, to);
    sum += max(dot(normal, to), 0.) * abs(dot(to, inwards)) / (square * square);
  }
  return sum * WATTS * .55;
}

void main() {
  float side = step(split, at.x);
  int i = int(side);
  vec3 shown = mix(texture(grey, at).rgb, texture(film, at).rgb, side * mix(1., clamp((at.y - .2) / .12, 0., 1.), fades));
  float blurred = dot(textureLod(film, at, 4.).rgb, vec3(1));
  vec2 cell = (at - box.xy) / box.zw;
  vec3 mask = texture(masks, cell).rgb * step(abs(cell.x - .5), .5) * step(abs(cell.y - .5), .5);
  vec3 packed = texture(shape, cell).xyz;

  vec3 light = toLight(shown), ray = rays[0] + rays[1] * at.x + rays[2] * at.y;
  vec3 right = normalize(rays[1]), up = -normalize(rays[2]), back = cross(right, up);
  float q = dot(packed.xy, packed.xy);
  vec3 normal = (right * 2. * packed.x + up * 2. * packed.y + back * (1. - q)) / (1. + q);
  vec3 from = camera + ray * packed.z, towards = -normalize(ray);
  float cosine = max(dot(normal, towards), .02), grazing = pow(1. - cosine, 5.);
  vec3 along = reflect(-towards, normal);

  vec3 colour = colours[i];
  float metal = bases[i].x, rough = bases[i].y, weave = 1.;
  if (patterns[i] == 1.) {
    // The film's own colour in the still, apart from its coat's white, is turned with the lamp.
    float facing = 1. - pow(cosine, .84);
    colour = flip(facing);
    vec3 turned = flip(clamp(facing + power * (5.7 - place) * .08, 0., 1.));
    float cc = dot(colour, colour), c1 = dot(colour, vec3(1)), lc = dot(light, colour);
    float share = clamp((3. * lc - c1 * dot(light, vec3(1))) / max(3. * cc - c1 * c1, 1e-4), 0., lc / cc);
    light = max(light + mask.r * share * (turned - colour), 0.);
    colour = turned;
  } else if (patterns[i] == 2.) {
    float bright = dot(shown, vec3(1)) / max(blurred, .02);
    weave = clamp(bright * bright, .3, 2.5);
  }

  float spread = rough * rough, open = besideCabin(from, along, spread);
  vec3 facingIt = mix(vec3(.08 * bases[i].z), colour, metal);
  vec3 mirrored = (facingIt + (1. - facingIt) * grazing * (1. - rough) * .8) * weave;
  vec3 answer = mirrored * open * (.55 * hoop(from, along, 2.2 * spread) + .45 * hoop(from, along, 5. * spread));
  answer += colour * (1. - metal) * shone(from, normal);
  answer += coats[i].x * .25 * (.04 + .96 * grazing) * open * hoop(from, along, 2. * coats[i].y * coats[i].y);
  float pane = (.02 + .4 * grazing) * open * hoop(from, along, .004);
  vec3 lamp = mask.r * answer + mask.g * pane / (1. + 3.5 * pane) + mask.b * .07 * hoop(from, along, .3);

  // Floor and tyres are lighter the nearer the hoop is.
  vec3 ground = camera + ray * camera.z / max(-ray.z, .02);
  float off = (ground.x - place * .55 - .6) / 1.6;
  float near = .9 * exp(-off * off) * step(ray.z, -.03) * (1. - max(mask.r, mask.g));
  vec3 now = light * mix(1., DIMMED + near, power) + lamp * LAMP * power;
  float shows = min(power * 5., 1.);
  color = vec4(toScreen(now) * shows, shows);
}`;
