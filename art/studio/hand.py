"""A gloved hand drawing a felt-edged card over film. Lengths are in decimetres.

The hand is the rigged `generic-hand` of the npm package @webxr-input-profiles/assets (MIT), posed and dressed here.
The card's edge lies on the panel along y; fingers come down its upper side, the thumb holds it from below.
"""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from .car import park
from .films import film
from .lights import background, card, new_world
from .macro import camera, close_film, thicken
from .nodes import grid, material, mesh, plain, quads
from .workshop import STOCK, tube as roll
from .building import box

#: Camera, target, focal length in mm, aperture; and how far away it is sharp.
VIEW, SHARP = ((3.3, 5.6, 2.0), (-.75, -.3, .82), 44, .30), 6.6
MODEL = "package/dist/profiles/generic-hand/right.glb"
FINGERS = ("index", "middle", "ring", "pinky")
JOINTS = ("proximal", "intermediate", "distal")
#: How steep the card stands, how far up it reaches, half its thickness and half its width.
SLOPE, REACH, HALF, WIDE = math.radians(40), .88, .022, .56
UP, OUT = np.array([-math.cos(SLOPE), 0, math.sin(SLOPE)]), np.array([math.sin(SLOPE), 0, math.cos(SLOPE)])
#: The glove stands so far off the skin.
CLOTH = .022
#: Per finger: how far it is splayed, and bent at its middle and last joint.
BENDS = {"index": (.06, .36, .06), "middle": (.02, .38, .08), "ring": (.0, .34, .08), "pinky": (-.02, .26, .06)}


def turn(axis, angle):
    x, y, z = np.asarray(axis, float) / np.linalg.norm(axis)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(angle) * k + (1 - math.cos(angle)) * k @ k


class Hand:
    """The model at rest: fingers along +x, back of the hand up, thumb towards +y."""

    def __init__(self, path):
        if not os.path.exists(path):
            raise SystemExit("Once, in the work folder: npm pack @webxr-input-profiles/assets@1.0.20 && "
                             "tar xzf webxr-input-profiles-assets-1.0.20.tgz package/dist/profiles/generic-hand")
        np.bool = bool  # Blender 3.4's importer asks for a name that numpy has dropped
        before = set(bpy.data.objects)
        bpy.ops.import_scene.gltf(filepath=path)
        new = set(bpy.data.objects) - before
        rig = next(ob for ob in new if ob.type == "ARMATURE")
        body = max((ob for ob in new if ob.type == "MESH"), key=lambda ob: len(ob.data.vertices))
        frame = np.array([[0, 0, -10], [0, 10, 0], [10, 0, 0]])
        self.bones = [b.name for b in rig.data.bones]
        self.parent = {"wrist": None}  # the model's joints lie side by side: a finger's follow one another
        for last, name in zip(self.bones, self.bones[1:]):
            self.parent[name] = last if last.split("-")[0] == name.split("-")[0] else "wrist"
        self.head = {b.name: frame @ np.array(rig.matrix_world @ b.head_local) for b in rig.data.bones}
        b = bmesh.new()
        b.from_mesh(body.data)
        bmesh.ops.remove_doubles(b, verts=b.verts, dist=2e-4)
        bmesh.ops.join_triangles(b, faces=b.faces, angle_face_threshold=.7, angle_shape_threshold=.9)
        groups, layer = [g.name for g in body.vertex_groups], b.verts.layers.deform.active
        b.verts.ensure_lookup_table()
        self.rest = np.array([frame @ np.array(body.matrix_world @ v.co) for v in b.verts])
        self.weight = np.zeros((len(self.rest), len(self.bones)))
        for i, v in enumerate(b.verts):
            for group, share in v[layer].items():
                self.weight[i, self.bones.index(groups[group])] = share
        self.weight /= self.weight.sum(1, keepdims=True)
        self.faces = [[v.index for v in f.verts] for f in b.faces]
        b.free()
        for ob in new:
            bpy.data.objects.remove(ob)

    def pose(self, turns, whole=np.eye(3), at=np.zeros(3)):
        """Skin and joints, each joint turned about its own head."""
        facing, place = {}, {}
        for name in self.bones:
            up = self.parent[name]
            facing[name] = (facing[up] if up else whole) @ turns.get(name, np.eye(3))
            place[name] = place[up] + facing[up] @ (self.head[name] - self.head[up]) if up else at + whole @ self.head[name]
        skin = sum(self.weight[:, i : i + 1] * (place[n] + (self.rest - self.head[n]) @ facing[n].T) for i, n in enumerate(self.bones))
        return skin, place

    def of(self, *parts):
        """Vertices that move with these bones above all."""
        names = np.array(self.bones)[self.weight.argmax(1)]
        return np.array([any(part in n for part in parts) for n in names])


def grip(hand):
    """Turns of all joints and the hand's place, such that every finger touches the card and the thumb meets it from below."""
    whole = turn((0, 0, 1), -.16) @ turn((0, 1, 0), .62)
    knuckle = dict.fromkeys(FINGERS, .30)
    turns = {}

    def bend(finger):
        splay, middle, last = BENDS[finger]
        for joint, angle in zip(JOINTS, (knuckle[finger], middle, last)):
            turns[f"{finger}-finger-phalanx-{joint}"] = turn((0, 1, 0), angle) @ (turn((0, 0, 1), splay) if joint == "proximal" else np.eye(3))

    for finger in FINGERS:
        bend(finger)
    _, joints = hand.pose(turns, whole)
    tips = np.mean([joints[f + "-finger-tip"] for f in FINGERS[:3]], 0)
    at = .40 * UP + (HALF + CLOTH + .06) * OUT + np.array([0, .02, 0]) - tips
    for finger in FINGERS:
        part, low, high = hand.of(f"{finger}-finger-phalanx-distal", f"{finger}-finger-tip"), -.4, 1.2
        for _ in range(24):
            knuckle[finger] = (low + high) / 2
            bend(finger)
            skin, _ = hand.pose(turns, whole, at)
            clear = (skin[part] @ OUT).min() - HALF - CLOTH + .012
            low, high = (knuckle[finger], high) if clear > 0 else (low, knuckle[finger])
    thumb(hand, turns, whole, at)
    return turns, whole, at


def thumb(hand, turns, whole, at):
    from scipy.optimize import least_squares
    names = ("thumb-metacarpal", "thumb-phalanx-proximal", "thumb-phalanx-distal")
    tip = .74 * UP - (HALF + CLOTH + .095) * OUT + np.array([0, .33, 0])

    def put(p):
        for i, name in enumerate(names):
            v = p[3 * i : 3 * i + 3]
            turns[name] = turn(v, np.linalg.norm(v)) if np.linalg.norm(v) > 1e-9 else np.eye(3)
        return hand.pose(turns, whole, at)[1]

    def miss(p):
        joints = put(p)
        last = joints["thumb-phalanx-distal"]
        return np.r_[6 * (joints["thumb-tip"] - tip), 3 * max(0, last @ OUT + HALF + CLOTH + .10), p * np.repeat((.10, .2, .2), 3)]

    put(least_squares(miss, np.full(9, .01)).x)


def glove(hand):
    turns, whole, at = grip(hand)
    skin, joints = hand.pose(turns, whole, at)
    end = hand.rest[:, 0].min() + .05  # the flat cut at the wrist stays out; the cuff covers it
    keep = [f for f in hand.faces if min(hand.rest[i, 0] for i in f) > end]
    ob = mesh("glove", skin, keep, knit())
    for axis in range(3):  # where each point lay on the hand at rest: the knit follows it
        ob.data.attributes.new("r%d" % axis, "FLOAT", "POINT").data.foreach_set("value", hand.rest[:, axis].astype(np.float32))
    ob.modifiers.new("smooth", "SUBSURF").levels = 3
    bpy.context.view_layer.update()
    fine = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    ob.modifiers.clear()
    ob.data = fine
    n = len(fine.vertices)
    where, normal = np.empty(n * 3, np.float32), np.empty(n * 3, np.float32)
    fine.vertices.foreach_get("co", where)
    fine.vertices.foreach_get("normal", normal)
    where, normal = where.reshape(n, 3), normal.reshape(n, 3)
    rest = np.empty((3, n), np.float32)
    for axis, column in enumerate(rest):
        fine.attributes["r%d" % axis].data.foreach_get("value", column)
    rest = rest.T.copy()
    fine.attributes.new("rest", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", rest.ravel())
    where = where + normal * (CLOTH + folds(hand, rest))[:, None]
    press(where)
    fine.vertices.foreach_set("co", where.ravel().astype(np.float32))
    fine.polygons.foreach_set("use_smooth", np.full(len(fine.polygons), True))
    fine.update()
    return joints, whole


def folds(hand, rest):
    """Slack of the cloth: soft dents everywhere, creases across each joint and at the root of the thumb."""
    out = np.array([.016 * noise.noise(Vector(p) * 3.1) + .007 * noise.noise(Vector(p) * 8.) for p in rest])
    crease = np.array([noise.noise(Vector((p[0] * 17 + 2 * noise.noise(Vector(p) * 5), p[1] * 4.5, p[2] * 4.5))) for p in rest])
    near = np.zeros(len(rest))
    for name, head in hand.head.items():
        if any(j in name for j in JOINTS) or name in ("wrist", "thumb-metacarpal"):
            width = .34 if name == "wrist" else .20 if "thumb" in name else .15
            near = np.maximum(near, np.exp(-(((rest - head) ** 2).sum(1)) / width**2))
    return out + .016 * near * (np.abs(crease) * 2 - .55)


def press(where):
    """Cloth flattens on both sides of the card instead of passing through it."""
    up, out = where @ UP, where @ OUT
    over = (up > .02) & (up < REACH + .02) & (np.abs(where[:, 1]) < WIDE + .02)
    for side in (1, -1):
        deep = over & (side * out > 0) & (side * out < HALF + .004)
        where[deep] += ((side * (HALF + .004)) - out[deep])[:, None] * OUT


def knit():
    """Rows of small stitches along the fingers, on their backs and on their sides."""
    m, s = material("knit")
    x, y, z = s.split(s.node("Attribute", attribute_name="rest").outputs["Vector"])

    def stitches(across):
        wale = s.math("MULTIPLY", across, 52.)
        slant = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", wale), .5))
        row = s.math("SINE", s.math("MULTIPLY", s.math("MULTIPLY_ADD", x, 46., s.math("MULTIPLY", slant, 1.1)), 6.283))
        return s.math("ADD", s.math("MULTIPLY", row, .35), s.math("SUBTRACT", .8, s.math("MULTIPLY", s.math("POWER", s.math("SUBTRACT", 1., slant), 3.), .8)))

    normal = s.split(s.node("NewGeometry").outputs["Normal"])
    side = s.ramp01(s.math("ABSOLUTE", normal[1]), .62, .80)
    a, b = stitches(y), stitches(z)
    height = s.math("MULTIPLY_ADD", side, s.math("SUBTRACT", b, a), a)
    fuzz = s.texture("Noise", 60., s.position(), Detail=3.).outputs[0]
    soil = s.texture("Noise", 2.2, s.position(), Detail=4.).outputs[0]
    tone = s.math("MULTIPLY_ADD", soil, .5, s.math("MULTIPLY", s.math("MULTIPLY_ADD", height, .8, fuzz), .35))
    colour = s.colours(tone, [(.15, (.24, .24, .245)), (.75, (.70, .70, .685))])
    s.finish(s.surface(color=colour, rough=.92, spec=.15, normal=s.bump(s.math("MULTIPLY_ADD", fuzz, .5, height), .012, .9)))
    return m


def tube(name, start, way, radii, length, mat, shape):
    """A sleeve round `way`; `shape` gives the radius' factor by angle and by share of the length."""
    way = way / np.linalg.norm(way)
    across = np.cross((0, 0, 1), way)
    across /= np.linalg.norm(across)
    over = np.cross(way, across)
    t, a = np.meshgrid(np.linspace(0, 1, 400), np.linspace(0, 2 * np.pi, 720, endpoint=False), indexing="ij")
    k = shape(a, t)
    p = start + (t * length)[..., None] * way + (radii[0] * k * np.cos(a))[..., None] * across + (radii[1] * k * np.sin(a))[..., None] * over
    return mesh(name, p.reshape(-1, 3), quads(*t.shape, True), mat)


def arm(joints, whole):
    """Ribbed cuff, then a dark sleeve that leaves the picture."""
    wrist = joints["wrist"]
    way = whole @ np.array([-.96, -.08, -.16])
    cloth, s = material("cuff")
    fuzz = s.texture("Noise", 60., s.position(), Detail=3.).outputs[0]
    s.finish(s.surface(color=s.colours(fuzz, [(.3, (.28, .28, .285)), (.7, (.46, .46, .455))]), rough=.92, spec=.15, normal=s.bump(fuzz, .008, .6)))

    def ribs(a, t):
        roll = np.where(t > .93, .05 * np.sin((t - .93) / .07 * np.pi), 0) - .16 * np.clip(1 - t / .22, 0, 1) ** 1.5  # grows out of the glove
        return 1 + .016 * np.cos(60 * a) + .02 * np.cos(3 * a + 5 * t) + .08 * (t - .3) ** 2 + roll + .012 * np.sin(24 * t + 2 * np.cos(a))

    tube("cuff", wrist + .12 * (-way), way, (.320, .250), .75, cloth, ribs)
    dark, s = material("sleeve")
    twill = s.texture("Wave", 42., s.position(), Distortion=.6)
    s.finish(s.surface(color=(.016, .019, .024), rough=.85, spec=.3, normal=s.bump(twill.outputs[1], .006, .5)))

    def slack(a, t):
        hem = np.where(t < .03, .04 * np.sin(t / .03 * np.pi) - .02, 0)
        return 1 + .12 * t + hem + .045 * np.sin(19 * t + 1.6 * np.sin(a) + .8) * np.minimum(1, t * 5) + .03 * np.cos(2 * a + 7 * t) + .018 * np.sin(41 * t + 3 * np.cos(2 * a))

    tube("sleeve", wrist + .42 * way, way, (.46, .40), 3.6, dark, slack)


def tool():
    """The card and its felt, which wraps the edge."""
    orange = plain("card", color=(.62, .095, .025), rough=.32, spec=.5)
    for name, low, high, half, mat in (("card", .03, REACH, HALF, orange), ("felt", .004, .15, HALF + .012, felt())):
        ob = box(name, low, high, -WIDE, WIDE, -half, half, mat)
        for v in ob.data.vertices:
            u, y, n = v.co
            v.co = u * UP + n * OUT + np.array([0, y, .022])
        round_off = ob.modifiers.new("edge", "BEVEL")
        round_off.width, round_off.segments = .02 if name == "card" else .03, 4
        ob.data.polygons.foreach_set("use_smooth", np.full(6, True))
        ob.data.use_auto_smooth = True


def felt():
    m, s = material("felt")
    fuzz = s.texture("Noise", 40., s.position(), Detail=6.).outputs[0]
    s.finish(s.surface(color=(.014, .014, .015), rough=.95, spec=.1, normal=s.bump(fuzz, .02, .8)))
    return m


def crown(x, y):
    return -.012 * x * x - .014 * y * y


def sheet(scene):
    """Film over white paint: laid towards the camera, its far edge rolled back with the grey adhesive side up."""
    paint, s = material("paint")
    s.finish(s.surface(color=tuple(scene.paint), rough=.05, spec=.5, coat=1., coat_rough=.01))
    grid("panel", lambda u, v: ((u - .5) * 26, -6.5 + v * 16, crown((u - .5) * 26, -6.5 + v * 16) - .01), 200, 200, paint)

    def surface(u, v):
        x = .5 - u * 14
        start = -1.22 - .22 * x + .05 * np.sin(1.3 * x)  # where it leaves the paint
        radius = .33 - .05 * x + .03 * np.sin(1.9 * x)
        a = np.clip((v - .7) / .3, 0, 1) * 4.1
        r = radius * (1 - .05 * a)
        y = np.where(v < .7, start + (.7 - v) / .7 * (9.5 - start), start - r * np.sin(a))
        x = x + .30 * (y + 1.2)  # its near side is cut aslant
        return x, y, np.where(v < .7, 0, radius - r * np.cos(a)) + crown(x, y)

    ob = grid("film", surface, 900, 500, close_film(scene))
    back = plain("back", color=(.055, .055, .054), rough=.34, spec=.5, coat=.4, coat_rough=.2)
    thicken(ob, .003, back, back)


def lamps(height):
    """Long tubes overhead, side by side."""
    m, s = material("tube")
    s.finish(s.emission((.93, .97, 1.), 26.))
    corners, faces = [], []
    for y in range(-70, 30, 7):
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        corners += [(-90, y - .3, height), (60, y - .3, height), (60, y + .3, height), (-90, y + .3, height)]
    mesh("tubes", corners, faces, m, False).visible_camera = False


#: Where the car beyond stands, and which way it looks.
PARKED = Matrix.Translation((-25.5, -52.5, -9.)) @ Matrix.Rotation(math.radians(-89), 4, "Z") @ Matrix.Scale(10., 4) @ Matrix.Translation((-2.36, 0, 0))


def beyond(scene):
    """Far out of focus, a car that is done, and film on its rack."""
    park(scene, scene.parked, PARKED, finish="enamel", colour=(.34, .002, .003), mirrors="black", lamps=False)
    box("floor", -120, 60, -160, 40, -9.2, -9, plain("floor", color=(.06, .062, .066), rough=.12, spec=.5))
    card((-10, -40, 20), (-25, -52, -4), 60., 14., .8, "edge")
    for i, (finish, colour) in enumerate(STOCK[n] for n in (6, 2, 5, 10, 8, 9, 6, 3, 12, 1)):
        m, s = material("roll")
        s.finish(s.add(film(s, finish, colour), s.emission(colour, .06)))
        column, row = i % 2, i // 2
        start = (-66 + column * 18.5, -44 + 3 * column, 6.5 - 2.2 * row)
        roll("roll", start, 14., .55 + .2 * (i * 5 % 4) / 3, m)


def laying(scene):
    s = new_world("room", "NONE")
    s.links.new(background(s, (.9, .95, 1.), .035), s.node("OutputWorld").inputs[0])
    hand = Hand(os.path.join(scene.work, MODEL))
    arm(*glove(hand))
    tool()
    sheet(scene)
    lamps(24.)
    beyond(scene)
    card((-5, -24, 9), (0, 0, 0), 34., 5., 2.0, "linear", (.86, .93, 1.))
    card((7, 5, 7), (0, 0, .5), 5., 4., 7., "round", (1., .95, .88))
    card((-6, -4, 5), (0, 0, .7), 1.5, 4.6, 6.5, "edge", (.80, .90, 1.))
    card((4.5, 8, .9), (0, 0, .5), 4., 1.5, 4., "soft", (1., .95, .88))  # lights what the film mirrors: the fingers from below
    camera(*VIEW)
    data = bpy.context.scene.camera.data
    data.dof.focus_distance = SHARP
    data.shift_x, data.shift_y = scene.shift


SCENES = {"hand": laying}
