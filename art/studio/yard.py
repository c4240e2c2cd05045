"""Outdoors: the yard of a joiner's works, the sun low after rain. A brick wall, an open door with the light on."""
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


def brick():
    """Each brick has a tone of its own. Only foot and head of the wall are weathered, or it looks blotched from afar."""
    m, s = material("brick")
    x, _, z = s.split(s.position())
    flat = s.node("CombineXYZ")
    s.set(x, flat.inputs[0])
    s.set(z, flat.inputs[1])
    bond = s.node("TexBrick")
    bond.inputs["Scale"].default_value = 1.
    for key, value in {"Brick Width": .225, "Row Height": .075, "Mortar Size": .0055, "Mortar Smooth": .2, "Bias": -.1}.items():
        bond.inputs[key].default_value = value
    s.links.new(flat.outputs[0], bond.inputs["Vector"])
    for key, value in {"Color1": (.290, .125, .085), "Color2": (.100, .050, .042), "Mortar": (.26, .24, .21)}.items():
        s.set(value, bond.inputs[key])
    grain = s.texture("Noise", 55., s.position(), Detail=3.).outputs[0]
    colour = blend(s, .45, bond.outputs[0], s.colours(grain, [(.25, (.5, .5, .5)), (.75, (1.25, 1.2, 1.15))]), "MULTIPLY")
    soot = s.texture("Noise", 1.1, scaled(s, s.position(), 3., 1., .35), Detail=4.).outputs[0]  # drawn down the wall by rain
    edge = s.math("MAXIMUM", s.ramp01(z, .75, .05), s.ramp01(z, TOP - 1.3, TOP))
    weather = s.math("MULTIPLY_ADD", s.math("MULTIPLY", edge, s.ramp01(soot, .30, .62)), -.55, 1.)
    colour = blend(s, 1., colour, s.colours(weather, [(0., (0., 0., 0.)), (1., (1., 1., 1.))]), "MULTIPLY")
    height = s.math("MULTIPLY_ADD", grain, .25, s.math("SUBTRACT", 1., bond.outputs["Fac"]))
    s.finish(s.surface(color=colour, rough=.88, spec=.2, normal=s.bump(height, .010, .8)))
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
    damp, wet = s.ramp01(hollows, .40, .50), s.ramp01(hollows, .47, .51)
    tone = s.math("MULTIPLY", s.math("MULTIPLY_ADD", stones.outputs["Distance"], -.05, s.math("MULTIPLY_ADD", grain, .07, .085)), s.math("MULTIPLY_ADD", broad, .35, .80))
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
        for z in (.35, 1.35, 2.3):
            box("rack", x, x + .045, back, back + .12, 0, 3.1, woods[1])
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
    bricks, stone = brick(), plain("stone", color=(.38, .36, .32), rough=.8, spec=.3)
    steel = plain("guide", color=(.060, .064, .066), metal=.3, rough=.45, spec=.4)
    left, right = DOOR
    box("wall", -40., left, WALL - .35, WALL, 0, TOP, bricks)
    box("wall", right, 40., WALL - .35, WALL, 0, TOP, bricks)
    box("wall", left, right, WALL - .35, WALL, DOOR_HEIGHT + .25, TOP, bricks)
    box("lintel", left - .15, right + .15, WALL - .34, WALL + .012, DOOR_HEIGHT, DOOR_HEIGHT + .25, stone)
    box("shutter", left, right, WALL - .30, WALL - .22, DOOR_HEIGHT - .55, DOOR_HEIGHT, roller())
    for x in (left, right - .09):
        box("guide", x, x + .09, WALL - .24, WALL - .15, 0, DOOR_HEIGHT, steel)
    joinery(left, right)
