"""Dresses a meshed body: paint, glass, lamps, shut lines, wheels, plates and badge."""
import math
import os
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Matrix, Vector

from shapes.bodies import BODIES

from . import van_parts
from .films import clear_coat, film
from .interior import interior
from .nodes import lathe, link, material, mesh, plain, quads
from .wheels import mirrors, power, van_mirrors, wheel

SHUT_LINES = ("door", "bonnet", "boot", "bumper", "cap", "sliding_door", "back_door", "gutter")

#: How bright a van's far windows are from within, at their upper edge; downwards they fade.
FAR_PANES = .045


def shut_line_distance(s, data):
    lines = [s.math("ABSOLUTE", s.mask(k)) for k in SHUT_LINES if "a_" + k in data.files]
    nearest = lines[0]
    for line in lines[1:]:
        nearest = s.math("MINIMUM", nearest, line)
    return nearest


def weave(s, scale):
    """Coordinates of a twill laid straight on flank, bonnet and nose, each seen from its own side."""
    x, y, z = s.split(s.position())
    across, sideways, up = (s.math("ABSOLUTE", n) for n in s.split(s.node("NewGeometry").outputs["Normal"]))
    lies_flat = s.math("GREATER_THAN", up, s.math("MAXIMUM", across, sideways))
    faces_front = s.math("GREATER_THAN", across, s.math("MAXIMUM", sideways, up))

    def choose(share, a, b):
        return s.math("MULTIPLY_ADD", share, s.math("SUBTRACT", a, b), b)

    return scale, choose(faces_front, y, x), choose(lies_flat, y, z)


def livery(s, body, path, bump):
    """Artwork in side-view coordinates (1 unit = 1 cm), projected along y, under a gloss laminate.
    Large pressed panels are never quite flat: without a slight wave a van looks moulded."""
    x, _, z = s.split(s.position())
    wave = s.texture("Noise", 1.6, s.position(), Detail=1.).outputs[0]
    skin = s.bump(wave, .011, 1., bump)
    art = s.image(path, s.math("MULTIPLY_ADD", x, -1 / body.length, 1.), s.math("MULTIPLY", z, .5))
    return clear_coat(s, s.surface(color=art, rough=.45, spec=.2, normal=bump), skin)


def tried_on(s, scene, first, bump=None):
    """Other films from a line across the body backwards: `trial` gives where each begins (metres from the nose), its finish and its colour."""
    x = s.split(s.position())[0]
    out = first
    for begins, finish, colour in scene.trial:
        out = s.mix(s.below(x, begins), film(s, finish, tuple(colour), bump), out)
        out = s.mix(s.below(s.math("ABSOLUTE", s.math("SUBTRACT", x, begins)), .006), out, s.emission((1., 1., 1.), 2.5))
    return out


def body_material(scene, data, body):
    m, s = material("body")
    m.cycles.sample_as_light = False  # or every triangle counts as a lamp, because of the LEDs
    gap = shut_line_distance(s, data)
    if body.has_cabin:
        gap = s.math("ADD", gap, s.math("LESS_THAN", s.mask("side_glass"), 0.))
    bump = s.bump(s.ramp01(gap, .0008, .0062, kind="SMOOTHSTEP"), .004, .75)
    paint = film(s, scene.finish, tuple(scene.colour), bump, weave=weave(s, 130.) if scene.finish == "carbon" else None)
    if scene.trial:
        paint = tried_on(s, scene, paint, bump)
    if scene.livery:
        paint = livery(s, body, scene.livery, bump)
    lit = float(scene.lamps and scene.finish != "mask")
    black = s.surface(color=(.004, .004, .005), rough=.08, spec=.5, coat=1., coat_rough=.0)
    van = scene.body == "van"
    plastic = s.surface(color=(.008, .0082, .0086), rough=.36, spec=.4) if van else s.surface(color=(.012, .012, .013), rough=.45, spec=.4)
    inside = s.surface(color=(.060, .060, .062) if van else (.022, .021, .020), rough=.8, spec=.1)
    lens = s.surface(color=(.006, .007, .008), rough=.04, spec=.6, coat=1., coat_rough=0.)
    out = paint
    if scene.roof == "black":
        wrapped = s.surface(color=(.003, .003, .0035), rough=.16, spec=.5, normal=bump)
        above_doors = s.ramp01(s.split(s.position())[2], .90, .91)  # the cabin comes through the doors' skin lower down
        out = s.mix(s.product(s.below(s.mask("cabin")), above_doors), out, wrapped)
    out = s.mix(s.below(gap, scene.seam or (.0028 if van else .0020), .0007), out, s.surface(color=(.002, .002, .002), rough=.7, spec=.1))
    for k in ("cowl", "scuttle"):
        if "a_" + k in data.files:
            out = s.mix(s.below(s.mask(k)), out, s.surface(color=(.007, .0072, .0075), rough=.8, spec=.1))
    rubber = s.surface(color=(.006, .006, .006), rough=.5, spec=.3) if van else s.surface(color=(.004, .004, .004), rough=.6, spec=.2)
    out = s.mix(s.below(s.mask("side_glass"), .020 if van else .011), out, rubber if van else black)
    if "a_post" in data.files:  # between the side's panes
        out = s.mix(s.below(s.mask("post"), .011), out, black)
    for k in ("screen", "rear_screen"):
        out = s.mix(s.below(s.mask(k), .026 if van and k == "rear_screen" else .009), out, rubber)
    if van:
        out = s.mix(s.below(s.mask("hinge")), out, plastic)
    if "a_moulding" in data.files:
        parted = s.below(gap, .0030) if van else 0.  # by its doors
        out = s.mix(s.product(s.below(s.mask("moulding")), s.math("SUBTRACT", 1., parted)), out, plastic)
    if "a_rail" in data.files:
        out = s.mix(s.below(s.mask("rail")), out, rubber)
    out = s.mix(s.below(s.mask("sill")), out, plastic)
    if van:
        for k in ("brake_lamp", "reflector"):
            out = s.mix(s.below(s.mask(k)), out, s.surface(color=(.22, .004, .006), rough=.10, spec=.5, coat=1.))
    out = s.mix(s.below(s.mask("diffuser")), out, plastic)
    out = van_parts.fog_lamps(s, van_parts.grille(s, body, out)) if van else grille(s, out)
    out = s.mix(s.below(s.mask("lamp"), .006 if van else .004), out, s.surface(color=(.003, .003, .003), rough=.5, spec=.3))
    out = s.mix(s.below(s.mask("lamp"), -1.1 * body.lamp_rim), out, lens)
    out = van_parts.headlamp(s, out) if van else headlamp(s, out, lit)
    out = s.mix(s.below(s.mask("tail"), .009 if van else .003), out, rubber if van else black)
    if van:
        out = van_parts.tail_lamp(s, out, lit)
    else:
        out = s.mix(s.below(s.mask("tail"), -.007), out, s.surface(color=(.014, .0012, .0014), rough=.10, spec=.4))  # framed, or it would sink into red film
        line = s.product(s.below(s.math("ABSOLUTE", s.mask("tail_led")), .005, .0015), s.below(s.mask("tail"), -.009))
        out = s.mix(line, out, s.emission((1., .02, .012), 9. * lit))
    within = s.node("NewGeometry").outputs["Backfacing"]
    panes = s.math("MINIMUM", s.math("MINIMUM", s.mask("side_glass"), s.mask("screen")), s.mask("rear_screen"))
    glazed = s.below(panes)
    if van:  # what stands beyond it is not seen through its cab, only that it is lighter there
        inside = s.mix(glazed, inside, s.emission((.95, 1., .98), s.ramp01(s.split(s.position())[2], 1.05, 1.70, .2 * FAR_PANES, FAR_PANES)))
        if not scene.through:
            glazed = s.product(glazed, s.math("SUBTRACT", 1., within))
    out = s.mix(within, out, inside)
    s.finish(s.mix(glazed, out, glass(s, scene.tint, scene.glass, body.height, *((.020, .02, 1.) if van else (.014, 0., .30)))))
    return m


def glass(s, tint, strength, height, border, blur, foot):
    """Tinted panes: clear, but for what they mirror towards grazing angles. They mirror on the outside only, and more
    towards the roof (`foot` is the share at a pane's lower edge), or the overhead card lies over the seats as one flat patch."""
    through = s.node("BsdfTransparent")
    behind = s.below(s.mask("screen"))  # the windscreen is the clearest pane, the rear the darkest
    tone = s.math("MULTIPLY_ADD", behind, tint[0] - tint[1], tint[1])
    colour = s.node("CombineXYZ")
    for i, cast in enumerate((.95, 1., .98)):
        s.set(s.math("MULTIPLY", tone, cast), colour.inputs[i])
    s.set(colour.outputs[0], through.inputs[0])
    print_edge = s.below(s.math("ABSOLUTE", s.math("ADD", s.mask("screen"), border)), border)  # the black print round a bonded windscreen; it mirrors no more than the pane
    behind_gloss = s.mix(print_edge, through.outputs[0], s.surface(color=(.006, .007, .008), rough=.8, spec=.1))
    gloss = s.node("BsdfGlossy")
    gloss.inputs["Roughness"].default_value = blur  # of lamps in a van's great windscreen, or they pass for cracks
    fresnel = s.node("Fresnel")
    fresnel.inputs["IOR"].default_value = 1.5
    outside = s.math("SUBTRACT", 1., s.node("NewGeometry").outputs["Backfacing"])
    rise = s.ramp01(s.split(s.position())[2], height - .42, height - .06, foot, 1.)
    share = s.math("MAXIMUM", s.math("MULTIPLY", rise, strength), s.ramp01(fresnel.outputs[0], .35, .75))  # a pane seen edge-on hides what is behind it
    return s.mix(s.product(fresnel.outputs[0], outside, share), behind_gloss, gloss.outputs[0])


def grille(s, under):
    """Slats, in a dull frame: a glossy one glints in steps round the hollow."""
    slat = s.math("MULTIPLY_ADD", s.math("FRACT", s.math("MULTIPLY", s.split(s.position())[2], 46.)), 2., -1.)
    ridge = s.bump(s.math("SUBTRACT", 1., s.product(slat, slat)), .012, .8)
    out = s.mix(s.below(s.mask("grille"), .008), under, s.surface(color=(.005, .005, .0055), rough=.5, spec=.3))
    return s.mix(s.below(s.mask("grille"), -.006), out, s.surface(color=(.012, .012, .013), rough=.26, spec=.5, normal=ridge))


def headlamp(s, under, lit):
    """A daytime running line along the top edge, and a row of small lenses below it."""
    height, inside = s.mask("led"), s.mask("lamp")
    y = s.math("ABSOLUTE", s.split(s.position())[1])
    cell = s.math("MULTIPLY_ADD", s.math("FRACT", s.math("MULTIPLY", s.math("SUBTRACT", y, .47), 1 / .078)), 2., -1.)
    row = s.math("ABSOLUTE", s.math("ADD", height, .0250))
    lens = s.product(s.below(s.math("ABSOLUTE", cell), .74, .03), s.below(row, .0080, .001), s.below(inside, -.005), s.below(y, .86, .002))
    glow = s.math("MULTIPLY_ADD", s.math("SUBTRACT", 1., s.product(cell, cell)), .20, .03)
    out = s.mix(lens, under, s.emission((.80, .90, 1.), s.math("MULTIPLY", glow, lit)))
    line = s.product(s.below(s.math("ABSOLUTE", height), .0044, .0009), s.below(inside, -.003))
    return s.mix(line, out, s.emission((.86, .93, 1.), 9. * lit))


def registration(path):
    m, s = material("plate")
    u, v, _ = s.split(s.position())
    s.finish(s.surface(color=s.image(path, s.math("MULTIPLY_ADD", u, 1 / .52, .5), s.math("MULTIPLY_ADD", v, 1 / .111, .5)), rough=.35, spec=.5))
    return m


def plate(name, at, path):
    """A British number plate, 520 x 111 mm, standing on the bumper. name: "front-plate" or "rear-plate"."""
    front = name == "front-plate"
    point, normal = Vector(at[0]), Vector(at[1])
    normal = Vector((-1, 0, 0)) if front else Vector((normal.x, 0, max(normal.z, 0))).normalized()
    across = Vector((0, -1, 0)) if front else Vector((0, 1, 0))
    up = normal.cross(across)
    frame = Matrix.Translation(point + normal * .007) @ Matrix((across, up, normal)).transposed().to_4x4()
    edge = plain("plate-edge", color=(.01, .01, .011), rough=.4)
    bpy.ops.mesh.primitive_cube_add(size=1)
    holder = bpy.context.object
    holder.matrix_world = frame @ Matrix.Translation((0, 0, -.012)) @ Matrix.Diagonal((.528, .119, .022, 1))
    holder.data.materials.append(edge)
    r, n = .008, 6
    outline = []
    for cx, cy, start in ((.26 - r, .0555 - r, 0), (-.26 + r, .0555 - r, 90), (-.26 + r, -.0555 + r, 180), (.26 - r, -.0555 + r, 270)):
        outline += [(cx + r * math.cos(math.radians(start + 90 * i / n)), cy + r * math.sin(math.radians(start + 90 * i / n)), .0008) for i in range(n + 1)]
    ob = mesh(name, outline, [tuple(range(len(outline)))], registration(path), False)
    ob.matrix_world = frame


def badge(at):
    """A small ring on the nose: no maker's mark."""
    point, normal = Vector(at[0]), Vector(at[1])
    turn = normal.to_track_quat("Y", "Z").to_matrix().to_4x4()
    frame = np.array(Matrix.Translation(point + normal * .001) @ turn)
    lathe("badge-ring", [(.037, -.004), (.0365, .0035), (.0355, .0050), (.0285, .0050), (.0275, .0035), (.027, .001)], 64,
          plain("badge-ring", color=(.80, .81, .83), metal=.9, rough=.42), frame)
    lathe("badge-disc", [(.028, .0012), (.012, .0024), (.0001, .0027)], 64, plain("badge-disc", color=(.006, .006, .007), rough=.1, coat=1.), frame)


def wipers(blades):
    """Arm and blade of each wiper, from points and normals on the glass."""
    rubber = plain("wiper", color=(.006, .006, .006), rough=.38, spec=.4)
    for blade in blades:
        points, normals = blade[:, :3], blade[:, 3:]
        along = np.gradient(points, axis=0)
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        across = np.cross(along, normals)
        across *= -np.sign(across[:, :1])  # towards the nose
        t = np.linspace(0, 1, len(points))[:, None]
        loft("blade", points, across, normals, .0045 + 0 * t, .0005 + 0 * t, .012 + 0 * t, rubber)
        n = int(len(points) * .62)
        share = t[:n] / t[n - 1]
        lift = .014 + .004 * np.sin(np.pi * share) - .026 * (1 - share) ** 4  # its foot is sunk in the cowl
        drop = across[:n] * (.030 * (1 - share) ** 1.5)  # the arm comes up from the cowl
        loft("arm", points[:n] + drop, across[:n], normals[:n], .010 - .005 * share, lift - .006, lift, rubber)


def loft(name, points, across, normals, half, low, high, mat):
    corners = [(-1, low), (1, low), (.55, high), (-.55, high)]
    v = np.stack([points + across * half * u + normals * w for u, w in corners], 1)
    rows = len(points)
    faces = [tuple(f) for f in quads(rows, 4, True)] + [(0, 1, 2, 3), tuple(4 * (rows - 1) + i for i in (3, 2, 1, 0))]
    mesh(name, v.reshape(-1, 3), faces, mat, False)


def handles(doors, mat):
    """Bars in the film's colour, from points and normals on the flank; their ends go into it."""
    a = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    for door in doors:
        t = np.abs(np.linspace(-1, 1, len(door)))[:, None, None]
        out, up = (.011 - .024 * t ** 7), .0125 * (1 - .25 * t ** 4)
        points, normals = door[:, None, :3], door[:, None, 3:]
        rings = points + normals * (out + .0075 * power(np.cos(a), .7)[:, None]) + np.array((0, 0, 1)) * up * power(np.sin(a), .7)[:, None]
        for side in (1, -1):
            mesh("handle", (rings * (1, side, 1)).reshape(-1, 3), quads(len(door), 32, True)[:, ::side], mat)


def load(scene):
    body = BODIES[scene.body]
    data = np.load(os.path.join(scene.work, scene.body + ".npz"))
    v, t, n = data["V"], data["T"], data["N"]
    m = body_material(scene, data, body)
    lip_paint, s = material("lip")
    if "a_moulding" in data.files:
        s.finish(s.surface(color=(.012, .012, .013), rough=.45, spec=.4))
    elif scene.finish == "carbon":
        s.finish(film(s, "satin", (.012, .012, .013)))
    else:
        lip = film(s, scene.finish, tuple(scene.colour))
        s.finish(tried_on(s, scene, lip) if scene.trial else lip)
    liner = plain("liner", color=(.003, .003, .003), rough=.8, spec=.1)
    for side in (1, -1):
        flip = np.array([1, side, 1], np.float32)
        ob = mesh("body", v * flip, t if side > 0 else np.ascontiguousarray(t[:, ::-1]), m, True, n * flip)
        for k in data.files:
            if k.startswith("a_"):
                ob.data.attributes.new(k, "FLOAT", "POINT").data.foreach_set("value", data[k])
        for lip in ("lip0", "lip1"):
            rings = data[lip] * flip
            for part, mat in ((rings[:5], lip_paint), (rings[4:], liner)):
                mesh("lip", part.reshape(-1, 3), quads(*part.shape[:2]), mat)
    dark = plain("inside", color=(.002, .002, .002), rough=1., spec=0.)
    over = [(axle - .25, axle + .25, .4, .6, body.axle_height + body.tyre + .03) for axle in (body.front_axle, body.rear_axle)]
    for x0, x1, half, z0, z1 in ((.55, body.length - .45, .52, .2, .62), (1.5, 3.1, .8, .2, .6), *over):  # nothing shows through the arches
        corners = [(x, y, z) for x in (x0, x1) for y in (-half, half) for z in (z0, z1)]
        mesh("inside", corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], dark, False)
    if scene.mirrors == "black" or scene.finish == "carbon" or (scene.roof == "black" and scene.mirrors != "body"):
        mirror_paint = plain("mirror", color=(.004, .004, .005), rough=.08, coat=1.)
    else:
        mirror_paint, s = material("mirror")
        s.finish(film(s, scene.finish, tuple(scene.colour)))
    if scene.body == "van":
        van_mirrors(*body.mirror, .90, mirror_paint if scene.mirrors == "body" else None)
    else:
        mirrors(*body.mirror, mirror_paint)
    handles(data["handles"], plain("handle", color=(.010, .0105, .011), rough=.30, spec=.5) if scene.body == "van" else mirror_paint)
    shine = .38 - .32 * min(scene.surroundings, 1)  # a tyre that mirrors a bright room seems to float
    for axle in (body.front_axle, body.rear_axle):
        for side in (1, -1):
            wheel((axle, side * body.track, body.axle_height), body.tyre, side, scene.rims, scene.wheel, shine, scene.moulded)
    if scene.finish != "mask":
        interior(scene.body, scene.cabin_light)
        wipers(data["wipers"])
        if scene.plates and "at_plate" in data.files:
            plate("front-plate", data["at_plate"], scene.plates["front"][0])
            plate("rear-plate", data["at_rear_plate"], scene.plates["rear"])
        if scene.body == "van":
            van_parts.latch(data["at_latch"])
            if scene.bars:
                van_parts.roof_bars(body.height)
        for k in ("at_badge", "at_rear_badge"):
            if scene.badge and k in data.files:
                badge(data[k])


def park(scene, body, frame, **changes):
    """Another vehicle beside the picture's subject or behind it: set down by the matrix `frame`."""
    before = set(bpy.data.objects)
    load(SimpleNamespace(**{**vars(scene), "body": body, "livery": "", "plates": False, "cabin_light": 0, "glass": 0, **changes}))
    bpy.context.view_layer.update()
    for ob in set(bpy.data.objects) - before:
        ob.matrix_world = frame @ ob.matrix_world


def turn(length):
    """Everything so far, to face the other way."""
    about = Matrix.Translation((length, 0, 0)) @ Matrix.Rotation(math.pi, 4, "Z")
    bpy.context.view_layer.update()
    for ob in bpy.data.objects:
        ob.matrix_world = about @ ob.matrix_world


def repeat(offsets, plates):
    """The same vehicle again, each time so far along and across (metres), with a number plate of its own in front."""
    first = list(bpy.data.objects)
    for (dx, dy), path in zip(offsets, plates[1:], strict=False):
        number = registration(path)
        for ob in first:
            again = link(ob.copy())
            again.location += Vector((dx, dy, 0))
            if ob.name.startswith("front-plate"):
                again.material_slots[0].link, again.material_slots[0].material = "OBJECT", number
