"""Four faults of hurried work, seen from a hand's breadth. A unit is about three centimetres."""
import numpy as np

from .films import film
from .macro import camera, card, close_film, room, stand
from .nodes import Shader, grid, material, mesh, plain, quads


def crown(x, y):
    return -.018 * x * x - .03 * y * y


def paint(scene, broken=False):
    """Grey metallic under a whole clear coat; `broken` is torn white where the mesh is marked as cut, dark where it is deepest."""
    m, s = material("paint")
    flakes = s.bump(s.texture("Voronoi", 190., s.position()).outputs[1], .004, .10)
    grey = s.surface(color=tuple(scene.paint), metal=.35, rough=.42, spec=.5, coat=1., coat_rough=.03, normal=flakes)
    if broken:
        torn = s.surface(color=(.80, .81, .82), rough=.25, spec=.8, normal=s.bump(s.texture("Noise", 120., s.position(), Detail=4.).outputs[0], .01, .8))
        grey = s.mix(s.mask("core"), s.mix(s.mask("cut"), grey, torn), s.surface(color=(.03, .03, .032), rough=.6))
    s.finish(grey)
    return m


def mark(ob, name, values):
    """A number at every point, which the shader reads by s.mask."""
    ob.data.attributes.new("a_" + name, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(values, np.float32).ravel())


def flange(t, side, radius, depth=.7):
    """How far a panel goes (out, up) along its profile: level up to t = 0, round an edge, and down. `side` is where it ends, 1 or -1."""
    a = np.clip(t / radius, 0, np.pi / 2)
    below = np.clip(t - radius * np.pi / 2, 0, depth)
    return side * (np.minimum(t, 0) + radius * np.sin(a)), -radius * (1 - np.cos(a)) - below


def profile(length, radius, share=.35):
    """Places along a flange from 0 to 1: many of them round the edge."""
    def at(v):
        return np.where(v < 1 - share, -length * (1 - v / (1 - share)) ** 1.6, (v - 1 + share) / share * (radius * np.pi / 2 + .7))
    return at


def adhesive(ob, thickness=.005):
    """Gives film its thickness and the grey side that sticks, with the channels that let air out."""
    solid = ob.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    m, s = material("adhesive")

    def channels(sign):
        across = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", s.math("MULTIPLY_ADD", s.mask("u"), sign, s.mask("v")), 70.)), .5))
        return s.ramp01(across, .0, .10)

    height = s.math("MINIMUM", channels(.8), channels(-.8))
    blotch = s.texture("Noise", 3., s.position(), Detail=5.).outputs[0]
    s.finish(s.surface(color=s.colours(blotch, [(.3, (.25, .25, .245)), (.7, (.37, .37, .36))]), rough=.36, spec=.5, coat=.5, coat_rough=.16, normal=s.bump(height, .0008, .3)))
    ob.data.materials.append(m)
    solid.material_offset = solid.material_offset_rim = 1


def slit(m):
    """Nothing where the mesh is marked as slit."""
    tree = m.node_tree
    out = next(n for n in tree.nodes if n.bl_idname == "ShaderNodeOutputMaterial")
    s, whole = Shader(tree), out.inputs[0].links[0].from_socket
    s.links.new(s.mix(s.math("LESS_THAN", s.math("ABSOLUTE", s.mask("slit")), .0035), whole, s.node("BsdfTransparent").outputs[0]), out.inputs[0])


def peeled(scene, edge, width, radius, mat, turned=np.eye(2)):
    """Film laid for y > edge(x), off the panel along a strip width(x) wide, and bent up round `radius`(x)."""
    def lay(x, rest):
        e, r = edge(x), radius(x)
        front = e + width(x)
        a = np.maximum(front - rest, 0) / r
        r = r * (1 - .05 * a)
        y = np.where(a > 0, front - r * np.sin(a), rest)
        return y, r * (1 - np.cos(a))

    nu, nv, span = 1200, 560, 12.
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
    x = (u - .5) * span
    rest = edge(x) + 8. * v**1.9
    y, up = lay(x, rest)
    flat = np.stack([x, y], -1) @ turned.T
    p = np.concatenate([flat, (up + crown(flat[..., 0], flat[..., 1]) + .004)[..., None]], -1)
    ob = mesh("film", p.reshape(-1, 3), quads(nu, nv)[:, ::-1], mat)
    mark(ob, "u", u * span)
    mark(ob, "v", rest - edge(x))
    adhesive(ob)
    return ob, np.stack([x, rest], -1).reshape(-1, 2)


def grains(places, random):
    """Grit: lumps of sand, each (x, y, z, radius)."""
    n, k = 9, 14
    a, w = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, k, endpoint=False), indexing="ij")
    ball = np.stack([np.sin(a) * np.cos(w), np.sin(a) * np.sin(w), np.cos(a)], -1)
    stuff = [plain("sand", color=(.34, .26, .17), rough=.7), plain("soil", color=(.05, .035, .025), rough=.85), plain("quartz", color=(.55, .52, .46), rough=.3)]
    for sort, mat in enumerate(stuff):
        vertices, faces = [], []
        for x, y, z, r in places[sort::3]:
            cuts = random.normal(size=(7, 3))
            cuts /= np.linalg.norm(cuts, axis=1, keepdims=True)
            lump = ball.copy()
            for c in cuts:  # broken faces
                over = np.maximum(lump @ c - random.uniform(.45, .8), 0)
                lump -= over[..., None] * c
            faces.append(quads(n, k, True) + len(vertices) * n * k)
            vertices.append((lump * random.uniform(.7, 1.2, 3) * r + (x, y, z + .6 * r)).reshape(-1, 3))
        mesh("grit", np.vstack(vertices), np.vstack(faces)[:, ::-1], mat, False)


def lifted(scene):
    """Film trimmed short of a panel's edge, come off and curling; grit and water under it."""
    at = profile(7., .08)
    for name, side, ends, mat in (("panel", -1, .08, paint(scene)), ("wing", 1, -.20, close_film(scene))):
        def surface(u, v):
            x = (u - .5) * 11
            out, up = flange(at(v), side, .08)
            y = ends + out
            return x, y, up + crown(x, y)
        sheet = grid(name, surface, 260, 420, mat)
        if side > 0:
            sheet.data.flip_normals()

    def width(x):
        return .64 * np.exp(-np.abs((x - .25) / np.where(x < .25, 1.05, .46)) ** 2.2) + .035 * np.sin(5 * x + 1) * np.exp(-x * x) + .10 * np.exp(-(((x + 2.1) / .5) ** 2)) + .20 * np.exp(-(((x - 2.2) / .6) ** 2))

    def edge(x):
        return .15 + .012 * np.sin(1.7 * x) + .003 * np.sin(17 * x)

    peeled(scene, edge, width, lambda x: .27 - .04 * np.tanh(2 * x), close_film(scene))
    random = np.random.default_rng(4)
    places = []
    for _ in range(120):
        x = random.normal(.1, .45)
        y = edge(x) + width(x) * random.uniform(-.1, 1.)
        places.append((x, y, crown(x, y), .004 + .022 * random.random() ** 4))
    grains(places, random)
    drops = [(-.42, .30, .050), (-.28, .22, .030), (.33, .26, .055), (.47, .20, .030), (.12, .20, .026), (-.60, .17, .020), (.66, .16, .028), (-.08, .30, .036)]
    stand(drops, random, crown)
    room(1.)
    card((.6, 4.4, 3.2), (-.3, .3, 0), 9., 1.6, 3.2)
    card((3.4, .6, 1.5), (0, .3, .2), .9, 3.4, 6., "edge", (1., .78, .58))
    card((-3.2, -1.6, 1.3), (0, .2, .1), .7, 3., 7., "edge", (.68, .84, 1.))
    card((.9, -3.4, 1.9), (0, .3, .2), 2.4, 1.2, 8., "soft")
    camera((-.95, -2.20, 1.65), (.04, .27, .08), 66, .36)


def dust(scene):
    """Specks under film, which stands over them like a tent."""
    specks = [(0., .0, .044, .125), (-.36, .25, .014, .050), (.37, -.09, .010, .040)]

    def surface(u, v):
        x, y = (u - .5) * 8, (v - .42) * 7
        # finer towards the middle, where the specks are
        x, y = np.sign(x) * np.abs(x) ** 1.6 / 4**.6, np.sign(y) * np.abs(y) ** 1.6 / 4**.6
        z = crown(x, y)
        for cx, cy, high, wide in specks:
            dx, dy = x - cx, y - cy
            w = np.arctan2(dy, dx)
            r = np.hypot(dx, dy) / wide * (1 + .05 * np.cos(2 * w + 1) + .02 * np.cos(5 * w))
            z = z + high * (.50 * np.exp(-(np.sqrt(r * r + .16) - .4) * 1.2) + .50 * np.exp(-r * r / .8))
        return x, y, z

    m, s = material("satin")  # under a whole clear coat, so that a lamp lies on it with an edge that a speck can bend
    coat, fresnel = s.node("BsdfGlossy"), s.node("Fresnel")
    coat.inputs["Roughness"].default_value, fresnel.inputs["IOR"].default_value = .06, 1.5
    s.finish(s.mix(fresnel.outputs[0], film(s, "satin", tuple(scene.colour)), coat.outputs[0]))
    grid("film", surface, 1100, 1000, m)
    room(.35)
    card((-4.2, 1.9, 2.6), (0, 0, 0), 3.6, 3.6, 1.9, "soft")
    card((-.5, -.6, 3.4), (0, 0, 0), 6., 5., .6, "soft")
    card((.3, 2.0, 2.45), (.1, .1, 0), 5., .10, 20.)
    camera((.2, -1.35, 1.35), (.02, .05, .02), 74, .30)


def cut(scene):
    """Film peeled back from paint that a blade has gone into."""
    angle = np.radians(146)
    turned = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    random = np.random.default_rng(5)
    # the panel's grid lies along the cut
    nu, nv = 1400, 360
    u, v = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-1, 1, nv), indexing="ij")
    along, across = 6. * np.sign(u) * np.abs(u) ** 1.5, 7. * np.sinh(7.5 * v) / np.sinh(7.5)
    rough = np.interp(along[:, 0], np.linspace(-6, 6, 2400), np.convolve(random.normal(size=2404), np.ones(5) / 5, "valid"))[:, None]
    depth = np.clip((along + .95) / .10, 0, 1)
    d = across / .0045
    burr = np.exp(-(((d - 1.9) / .75) ** 2)) * (1 + .9 * rough) + .6 * np.exp(-(((d + 1.9) / .7) ** 2)) * (1 + .9 * np.roll(rough, 40, 0))
    z = depth * (-.008 * np.exp(-(d**2)) + .0055 * burr)
    p = np.stack([along, across], -1) @ turned.T
    sheet = mesh("panel", np.concatenate([p, (z + crown(p[..., 0], p[..., 1]))[..., None]], -1).reshape(-1, 3), quads(nu, nv)[:, ::-1], paint(scene, True))
    mark(sheet, "cut", depth * np.clip(2.6 - np.abs(d) / 1.4, 0, 1))
    mark(sheet, "core", depth * np.clip(1.6 - np.abs(d) / .5, 0, 1))
    room(.9)
    back = np.radians(34)
    away = np.array([[np.cos(back), -np.sin(back)], [np.sin(back), np.cos(back)]])
    sheet, rest = peeled(scene, lambda x: -.55 + .02 * np.sin(1.3 * x), lambda x: .80 + .10 * np.sin(.8 * x + .5), lambda x: .20 + .02 * x / 3, close_film(scene), away)
    mark(sheet, "slit", (rest @ away.T) @ turned[:, 1])
    for m in sheet.data.materials:
        slit(m)
    card((-1.4, 4.4, 3.4), (-.3, .3, 0), 6., 1.2, 4.)
    card((3.4, .6, 1.2), (0, .0, .0), .9, 3.4, 6., "edge", (1., .87, .74))
    card((-1.9, -2.9, .8), (.2, -.2, 0), 1., .7, 22., "soft")
    card((-3.2, -1.6, 1.3), (0, .2, .1), .7, 3., 6., "edge", (.68, .84, 1.))
    card((.9, -3.6, 1.6), (0, .3, .2), 2.4, 1.0, 3., "soft")
    card((1.9, 2.2, 2.6), (.6, -.4, 0), 1.6, 1.6, 4., "round")
    camera((.2, -2.3, 2.15), (.09, -.09, .03), 63, .55)


def shades(scene):
    """Wing and door, one crease through both, wrapped from two batches."""
    def body(x, y):
        s = y - .10 * x + .05
        return -.045 * x * x - .16 * (y - .1) ** 2 - .40 * np.sqrt(s * s + .02**2) - .12 * np.exp(-(((s + .62) / .28) ** 2))

    at = profile(4., .035, .3)
    for name, side, ends, colour in (("wing", 1, -.05, scene.colour), ("door", -1, .05, (.048, .22, .255))):
        def surface(u, v):
            out, up = flange(at(u), side, .035)
            y = (v - .45) * 6.
            x = ends + .22 * y + out
            return x, y, body(x, y) + up
        scene.colour = colour
        sheet = grid(name, surface, 320, 1300, close_film(scene))
        if side < 0:
            sheet.data.flip_normals()
    room(1.15)
    card((0, 5.2, 3.2), (0, .2, -.3), 11., 4.6, 1.5, "linear", (.80, .90, 1.))
    card((0, -4.4, 3.6), (0, -.3, -.3), 11., 3.4, .9, "linear", (1., .94, .88))
    card((.2, 2.6, 2.0), (0, .2, 0), 4.4, .75, 7.5)
    card((-.3, -2.6, 1.7), (0, -.2, 0), 4.6, .45, 6.2)
    camera((-.70, -1.6, 2.5), (.0, -.18, -.20), 62, .36)


SCENES = {"lifted": lifted, "dust": dust, "cut": cut, "shades": shades}
