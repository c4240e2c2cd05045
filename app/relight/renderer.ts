// The picture on a canvas, by plain WebGL 2: one draw call a frame.

import type { CarSurface, RelightSource } from "#facts/relight-source.ts";
import type { Lamp } from "./lamp.ts";
import { fragmentShader, vertexShader } from "./shader.ts";
import type { Surface } from "./unpack.ts";

export type Lighting = Lamp & {
  /** Where the film begins, as a share of the picture's width. */
  split: number;
  /** Whether the film's picture fades in from above, as the style sheet has it on wide screens. */
  fades: boolean;
};

export type Renderer = {
  /** False where the graphics driver refuses the shader. */
  setCar(surface: Surface): boolean;
  /** Of the car in its paint and in film. */
  setStills(stills: readonly ImageBitmap[], surfaces: readonly CarSurface[]): void;
  draw(lighting: Lighting): void;
};

const patterns = { none: 0, flip: 1, weave: 2 };
const textures = ["grey", "film", "shape", "masks"] as const;

/** `undefined` without graphics hardware: by software alone each frame would take a core for a tenth of a second. */
export function createRenderer(
  canvas: HTMLCanvasElement,
  source: RelightSource,
): Renderer | undefined {
  const context = canvas.getContext("webgl2", {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  if (!context || drawsBySoftware(context)) return;
  const gl = context;
  const program = link(gl);
  const at = memoized((name) => gl.getUniformLocation(program, name));
  const { TEXTURE_2D: FLAT, RGBA, UNSIGNED_BYTE } = gl;

  return {
    setCar({ shape, masks }) {
      // Asked here and not before: until then the driver compiles beside the page.
      if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return false;
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
      gl.useProgram(program);
      textures.forEach((name, unit) => {
        gl.uniform1i(at(name), unit);
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(FLAT, gl.createTexture());
        gl.texParameteri(FLAT, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
        gl.texParameteri(FLAT, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
        gl.texParameteri(FLAT, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      });
      gl.activeTexture(gl.TEXTURE2);
      gl.texImage2D(FLAT, 0, gl.RGBA16F, ...source.cells, 0, RGBA, gl.FLOAT, shape);
      gl.activeTexture(gl.TEXTURE3);
      gl.texImage2D(FLAT, 0, RGBA, ...source.maskCells, 0, RGBA, UNSIGNED_BYTE, masks);
      gl.uniform4fv(at("box"), source.box);
      gl.uniform3fv(at("camera"), source.camera);
      gl.uniform3fv(at("rays"), source.rays.flat());
      return true;
    },
    /** Of the car in its paint and in film. */
    setStills(stills, surfaces) {
      stills.forEach((still, unit) => {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.texImage2D(FLAT, 0, RGBA, RGBA, UNSIGNED_BYTE, still);
        gl.generateMipmap(FLAT);
        gl.texParameteri(FLAT, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
      });
      gl.uniform3fv(
        at("colours"),
        surfaces.flatMap(({ colour }) => colour),
      );
      gl.uniform3fv(
        at("bases"),
        surfaces.flatMap(({ metal, rough, spec }) => [metal, rough, spec]),
      );
      gl.uniform2fv(
        at("coats"),
        surfaces.flatMap(({ coat, coatRough }) => [coat, coatRough]),
      );
      gl.uniform1fv(
        at("patterns"),
        surfaces.map(({ pattern }) => patterns[pattern]),
      );
    },
    draw({ place, power, split, fades }) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform1f(at("place"), place);
      gl.uniform1f(at("power"), power);
      gl.uniform1f(at("split"), split);
      gl.uniform1f(at("fades"), Number(fades));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

/** Chromium lets `failIfMajorPerformanceCaveat` pass until it knows its graphics. */
function drawsBySoftware(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|basic render/i.test(name);
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

function memoized<Value>(find: (name: string) => Value): (name: string) => Value {
  const found = new Map<string, Value>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name) as Value;
  };
}
