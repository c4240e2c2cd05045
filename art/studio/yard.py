"""Outdoors: the yard of a trading estate in evening sun. Brick, a roller door, tarmac still damp."""
import bpy
import numpy as np
from mathutils import Vector

from .lights import background, new_world
from .nodes import link, material, mesh, quads

#: Where the wall stands, beyond the vehicle, and the doors in it: from, to (x).
WALL, DOORS, DOOR_HEIGHT = -3.3, ((-7.2, -2.9), (1.2, 5.5)), 3.6
#: The sky by height, and below it the roofs across the yard: what the flank mirrors.
SKY = [(0., (.17, .16, .15)), (.10, (.20, .19, .18)), (.135, (.60, .64, .68)), (.35, (.74, .79, .85)), (.7, (.92, .96, 1.)), (1., (1., 1., 1.))]


def sky(strength):
    s = new_world("sky", "AUTOMATIC")
    direction = s.node("TexCoord").outputs["Generated"]
    up = s.split(direction)[2]
    towards = s.vector("DOT_PRODUCT", direction, (.33, .62, .71))  # where the sun stands behind the cloud
    bright = s.math("MULTIPLY_ADD", s.math("POWER", 2.718, s.math("MULTIPLY", s.math("SUBTRACT", towards, 1.), 5.)), 2.2, .75)
    out = s.node("OutputWorld")
    s.links.new(background(s, s.colours(up, SKY, "LINEAR"), s.math("MULTIPLY", bright, strength)), out.inputs[0])


def low_sun():
    """It comes along the flank, from beyond the nose."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = 6.5, .02, (1., .76, .52)
    link(bpy.data.objects.new("sun", data)).rotation_euler = Vector((.82, -.46, -.30)).to_track_quat("-Z", "Y").to_euler()


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
    m, s = material("brick")
    x, _, z = s.split(s.position())
    flat = s.node("CombineXYZ")
    s.set(x, flat.inputs[0])
    s.set(z, flat.inputs[1])
    bond = s.node("TexBrick")
    bond.inputs["Scale"].default_value = 1.
    for key, value in {"Brick Width": .225, "Row Height": .075, "Mortar Size": .0052, "Mortar Smooth": .35, "Bias": -.1}.items():
        bond.inputs[key].default_value = value
    s.links.new(flat.outputs[0], bond.inputs["Vector"])
    for key, value in {"Color1": (.195, .072, .048), "Color2": (.115, .047, .036), "Mortar": (.20, .185, .165)}.items():
        s.set(value, bond.inputs[key])
    grain = s.texture("Noise", 55., s.position(), Detail=3.).outputs[0]
    stain = s.texture("Noise", .9, s.position(), Detail=4.).outputs[0]
    colour = blend(s, .55, bond.outputs[0], s.colours(grain, [(.25, (.45, .45, .45)), (.75, (1.25, 1.2, 1.15))]), "MULTIPLY")
    colour = blend(s, .75, colour, s.colours(stain, [(.35, (.55, .55, .56)), (.65, (1.1, 1.08, 1.05))]), "MULTIPLY")
    damp = s.ramp01(s.math("MULTIPLY_ADD", stain, -.5, z), -.1, .45, .55, 1.)
    tone = s.node("CombineXYZ")
    for socket in tone.inputs:
        s.set(damp, socket)
    colour = blend(s, 1., colour, tone.outputs[0], "MULTIPLY")
    height = s.math("MULTIPLY_ADD", grain, .25, s.math("SUBTRACT", 1., bond.outputs["Fac"]))
    s.finish(s.surface(color=colour, rough=.88, spec=.25, normal=s.bump(height, .010, .8)))
    return m


def roller():
    m, s = material("roller")
    x, _, z = s.split(s.position())
    turn = s.math("MULTIPLY", z, 2 * np.pi / .098)
    slat = s.math("POWER", s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", turn, .5))), .6)
    stain = s.texture("Noise", 1.1, scaled(s, s.position(), 1., 1., .22), Detail=3.).outputs[0]
    dirt = s.math("MULTIPLY_ADD", stain, .55, s.ramp01(z, 0., 1.1, .32, .62))
    colour = s.colours(dirt, [(.45, (.050, .054, .056)), (.95, (.150, .165, .172))])
    s.finish(s.surface(color=colour, metal=.15, rough=.48, spec=.4, normal=s.bump(slat, .018, 1.)))
    return m


def ground():
    m, s = material("tarmac")
    where = s.position()
    y = s.split(where)[1]
    stones = s.texture("Voronoi", 105., where)
    grain = s.texture("Noise", 70., where, Detail=2.).outputs[0]
    broad = s.texture("Noise", .55, where, Detail=3.).outputs[0]
    wet = s.ramp01(broad, .40, .72)
    tone = s.math("MULTIPLY", s.math("MULTIPLY_ADD", stones.outputs["Distance"], -.030, s.math("MULTIPLY_ADD", grain, .055, .048)), s.math("MULTIPLY_ADD", wet, -.42, 1.))
    tar = s.node("CombineXYZ")
    for socket, cast in zip(tar.inputs, (1., 1., 1.03)):
        s.set(s.math("MULTIPLY", tone, cast), socket)
    height = s.math("SUBTRACT", s.math("MULTIPLY", grain, .5), stones.outputs["Distance"])
    relief = s.bump(height, .006, .55)
    rough = s.math("MULTIPLY_ADD", wet, -.52, .80)
    out = s.surface(color=tar.outputs[0], rough=rough, spec=.5, normal=relief)
    apron = s.colours(s.texture("Noise", 2.1, where, Detail=4.).outputs[0], [(.3, (.13, .127, .12)), (.7, (.225, .22, .21))])
    concrete = s.surface(color=apron, rough=.75, spec=.4, normal=s.bump(grain, .003, .5))
    edge = s.math("ADD", y, 2.2)
    out = s.mix(s.below(edge, 0., .004), out, concrete)
    out = s.mix(s.below(s.math("ABSOLUTE", edge), .012, .004), out, s.surface(color=(.02, .02, .02), rough=.9))
    s.finish(out)
    return m


def box(name, x0, x1, y0, y1, z0, z1, mat):
    corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    return mesh(name, corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], mat, False)


def yard(_):
    sky(.3)
    low_sun()
    mesh("ground", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], ground(), False)
    bricks, shutter = brick(), roller()
    steel, s = material("guide")
    s.finish(s.surface(color=(.060, .064, .066), metal=.3, rough=.45, spec=.4))
    stone, s = material("stone")
    s.finish(s.surface(color=(.20, .195, .185), rough=.8, spec=.3))
    from_x = -40.
    for left, right in (*DOORS, (40., 40.)):
        box("wall", from_x, left, WALL - .35, WALL, 0, 6.5, bricks)
        from_x = right
        if left < right:
            box("wall-above", left, right, WALL - .35, WALL, DOOR_HEIGHT + .25, 6.5, bricks)
            box("lintel", left - .15, right + .15, WALL - .34, WALL + .012, DOOR_HEIGHT, DOOR_HEIGHT + .25, stone)
            box("shutter", left, right, WALL - .30, WALL - .22, .04, DOOR_HEIGHT, shutter)
            box("foot", left, right, WALL - .29, WALL - .20, .015, .11, steel)
            for x in (left, right - .09):
                box("guide", x, x + .09, WALL - .24, WALL - .15, 0, DOOR_HEIGHT, steel)
    for x in (-1.1, 6.6):  # downpipes
        a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        rings = np.array([np.stack([x + .042 * np.cos(a), WALL + .06 + .042 * np.sin(a), 0 * a + z], -1) for z in (.0, 6.5)])
        mesh("downpipe", rings.reshape(-1, 3), quads(2, 24, True), steel)
        for z in (.5, 2.3):
            box("clip", x - .075, x + .075, WALL, WALL + .11, z, z + .045, steel)
