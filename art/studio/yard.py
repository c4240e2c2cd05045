"""Outdoors: the yard of a joiner's works, the sun low after rain. Profiled steel over blockwork, an open door with the light on."""
import bpy
import numpy as np
from mathutils import Vector

from .lights import background, new_world
from .nodes import link, material, mesh, plain

#: Where the wall stands, beyond the vehicle, how high; the doorway in it: from, to (x), height; how deep the workshop is.
WALL, TOP, DOOR, DOOR_HEIGHT, DEEP = -7.5, 7., (3.4, 8.6), 4., 7.
#: The sky by height, and below it the roofs across the yard: what the flank mirrors.
SKY = [(0., (.05, .05, .05)), (.06, (.07, .07, .07)), (.075, (.78, .80, .80)), (.17, (.46, .60, .80)), (.5, (.22, .38, .70)), (1., (.16, .30, .62))]


def sky(strength):
    s = new_world("sky", "AUTOMATIC")
    up = s.split(s.node("TexCoord").outputs["Generated"])[2]
    s.links.new(background(s, s.colours(up, SKY, "LINEAR"), strength), s.node("OutputWorld").inputs[0])


def sun(direction, energy, colour):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = energy, .02, colour
    link(bpy.data.objects.new("sun", data)).rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()


def scaled(s, vector, *factors):
    x, y, z = s.split(vector)
    out = s.node("CombineXYZ")
    for socket, part, factor in zip(out.inputs, (x, y, z), factors):
        s.set(s.math("MULTIPLY", part, factor), socket)
    return out.outputs[0]


def blend(s, factor, a, b, kind="MIX"):
    n = s.node("MixRGB", blend_type=kind)
    s.set(factor, n.inputs[0])
    s.set(a, n.inputs[1])
    s.set(b, n.inputs[2])
    return n.outputs[0]


def cladding():
    """Profiled steel sheets, upright, over a foot of painted blocks."""
    m, s = material("cladding")
    x, _, z = s.split(s.position())
    wave = s.math("ABSOLUTE", s.math("MULTIPLY_ADD", s.math("FRACT", s.math("MULTIPLY", x, 1 / .20)), 2., -1.))
    ribs = s.ramp01(wave, .30, .52)
    lap = s.ramp01(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", x, 1 / 1.0)), .5)), .004, .012)
    dust = s.texture("Noise", 1.4, scaled(s, s.position(), 4., 1., .3), Detail=4.).outputs[0]  # drawn down the sheets by rain
    tone = s.colours(dust, [(.25, (.062, .072, .076)), (.75, (.092, .104, .108))])
    steel = s.surface(color=tone, metal=.2, rough=.42, spec=.5, normal=s.bump(s.product(ribs, lap), .036, 1.))
    flat = s.node("CombineXYZ")
    s.set(x, flat.inputs[0])
    s.set(z, flat.inputs[1])
    bond = s.texture("Brick", 1., flat.outputs[0])
    for key, value in {"Brick Width": .45, "Row Height": .225, "Mortar Size": .006, "Mortar Smooth": .3, "Bias": 0.}.items():
        bond.inputs[key].default_value = value
    for key, value in {"Color1": (.060, .062, .064), "Color2": (.048, .050, .052), "Mortar": (.035, .036, .037)}.items():
        s.set(value, bond.inputs[key])
    grain = s.texture("Noise", 60., s.position(), Detail=3.).outputs[0]
    blocks = s.surface(color=bond.outputs[0], rough=.85, spec=.25, normal=s.bump(s.math("SUBTRACT", s.math("MULTIPLY", grain, .3), bond.outputs["Fac"]), .010, .8))
    s.finish(s.mix(s.below(z, 1.125), steel, blocks))
    return m


def roller():
    m, s = material("roller")
    z = s.split(s.position())[2]
    slat = s.math("POWER", s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", z, np.pi / .098))), .6)
    s.finish(s.surface(color=(.085, .115, .120), metal=.1, rough=.45, spec=.4, normal=s.bump(slat, .018, 1.)))
    return m


def ground():
    """Tarmac that has dried since the last shower, but for its hollows."""
    m, s = material("tarmac")
    where = s.position()
    stones = s.texture("Voronoi", 105., where)
    grain = s.texture("Noise", 70., where, Detail=2.).outputs[0]
    broad = s.texture("Noise", .4, where, Detail=3.).outputs[0]
    hollows = s.texture("Noise", .62, scaled(s, where, .55, 1., 1.), Detail=5.).outputs[0]
    damp, wet = s.ramp01(hollows, .47, .57), s.ramp01(hollows, .555, .59)
    tone = s.math("MULTIPLY", s.math("MULTIPLY_ADD", stones.outputs["Distance"], -.09, s.math("MULTIPLY_ADD", grain, .10, .060)), s.math("MULTIPLY_ADD", broad, .35, .80))
    tone = s.math("MULTIPLY", tone, s.math("MULTIPLY_ADD", damp, -.55, 1.))
    tar = s.node("CombineXYZ")
    for socket, cast in zip(tar.inputs, (1., 1., 1.02)):
        s.set(s.math("MULTIPLY", tone, cast), socket)
    height = s.math("MULTIPLY", s.math("SUBTRACT", s.math("MULTIPLY", grain, .5), stones.outputs["Distance"]), s.math("SUBTRACT", 1., wet))
    rough = s.math("MULTIPLY_ADD", wet, -.36, s.math("MULTIPLY_ADD", damp, -.32, .72))
    s.finish(s.surface(color=tar.outputs[0], rough=rough, spec=.45, normal=s.bump(height, .006, .55)))
    return m


def box(name, x0, x1, y0, y1, z0, z1, mat):
    corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    return mesh(name, corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], mat, False)


def joinery(left, right):
    """The workshop behind the open door, lit: boards on racks, a bench."""
    back = WALL - DEEP
    pale, dark = plain("plaster", color=(.42, .39, .34), rough=.9), plain("soffit", color=(.05, .05, .05), rough=.9)
    box("back", left - 3, right + 3, back - .2, back, 0, TOP, pale)
    box("side", left - 3.2, left - 3, back, WALL - .36, 0, TOP, pale)
    box("side", right + 3, right + 3.2, back, WALL - .36, 0, TOP, pale)
    box("soffit", left - 3, right + 3, back, WALL - .36, 4.6, 4.8, dark)
    m, s = material("strip")
    s.finish(s.emission((1., .80, .58), 26.))
    for y in (WALL - 1.4, WALL - 3.4, WALL - 5.4):
        box("strip", left - .6, right + .6, y - .06, y + .06, 4.3, 4.36, m)
    random = np.random.default_rng(5)
    woods = [plain("wood", color=c, rough=.7) for c in ((.42, .25, .12), (.30, .16, .07), (.50, .34, .19))]
    for x in np.arange(left - 2.4, right + 2.4, 1.15):
        box("rack", x, x + .045, back, back + .12, 0, 3.1, dark)
        for z in (.35, 1.35, 2.3):
            for k in range(int(random.integers(2, 6))):
                low = z + .07 * k
                box("board", x + .08, x + 1.1 - random.uniform(0, .3), back + .05, back + .8, low, low + .055, woods[int(random.integers(3))])
    box("bench", left + .4, left + 3.2, WALL - 4.2, WALL - 3.2, .78, .88, woods[0])
    for x in (left + .5, left + 3.0):
        box("leg", x, x + .1, WALL - 4.1, WALL - 3.3, 0, .78, woods[1])


def yard(_):
    sky(.42)
    sun((.80, -.46, -.30), 3.6, (1., .78, .54))  # it rakes flank and wall; the shadow falls behind the tail
    mesh("ground", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], ground(), False)
    walls, frame = cladding(), plain("frame", color=(.30, .31, .31), rough=.5, spec=.4)
    steel = plain("guide", color=(.060, .064, .066), metal=.3, rough=.45, spec=.4)
    left, right = DOOR
    box("wall", -40., left, WALL - .35, WALL, 0, TOP, walls)
    box("wall", right, 40., WALL - .35, WALL, 0, TOP, walls)
    box("wall", left, right, WALL - .35, WALL, DOOR_HEIGHT + .25, TOP, walls)
    box("lintel", left - .15, right + .15, WALL - .34, WALL + .012, DOOR_HEIGHT, DOOR_HEIGHT + .25, frame)
    box("shutter", left, right, WALL - .30, WALL - .22, DOOR_HEIGHT - .55, DOOR_HEIGHT, roller())
    for x in (left, right - .09):
        box("guide", x, x + .09, WALL - .24, WALL - .15, 0, DOOR_HEIGHT, steel)
    joinery(left, right)
