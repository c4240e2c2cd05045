"""Outdoors: the yard of a joiner's works in low sun. A brick wall, a roller door, tarmac after rain."""
import bpy
import numpy as np
from mathutils import Vector

from .lights import background, new_world
from .nodes import link, material, mesh, plain, quads

#: Where the wall stands, beyond the vehicles, how high, and the doors in it: from, to (x).
WALL, TOP, DOORS, DOOR_HEIGHT = -6., 6.4, ((-9.2, -5.2), (2.2, 6.2)), 3.6
#: The sky by height, and below it the roofs across the yard: what the flank mirrors.
SKY = [(0., (.20, .19, .18)), (.06, (.24, .23, .22)), (.075, (.78, .82, .84)), (.17, (.40, .58, .84)), (.5, (.20, .38, .74)), (1., (.16, .32, .68))]


def sky(strength):
    """Blue, with a few high clouds in streaks."""
    s = new_world("sky", "AUTOMATIC")
    direction = s.node("TexCoord").outputs["Generated"]
    up = s.split(direction)[2]
    streaks = s.texture("Noise", 2.6, scaled(s, direction, 1., 1., 5.), Detail=5.).outputs[0]
    cloud = s.math("MULTIPLY", s.ramp01(streaks, .46, .68), s.ramp01(up, .07, .13, 0., .75))
    out = s.node("OutputWorld")
    s.links.new(background(s, blend(s, cloud, s.colours(up, SKY, "LINEAR"), (1., .97, .93)), strength), out.inputs[0])


def low_sun():
    """It stands behind the camera's right shoulder: flank and nose are lit, the shadow falls far behind."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = 3.0, .03, (1., .80, .60)
    link(bpy.data.objects.new("sun", data)).rotation_euler = Vector((.72, -.60, -.36)).to_track_quat("-Z", "Y").to_euler()


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
    for key, value in {"Color1": (.255, .112, .078), "Color2": (.150, .068, .052), "Mortar": (.30, .28, .25)}.items():
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


def yard(_):
    sky(.55)
    low_sun()
    mesh("ground", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], ground(), False)
    bricks, shutter = brick(), roller()
    steel, stone = plain("guide", color=(.060, .064, .066), metal=.3, rough=.45, spec=.4), plain("stone", color=(.38, .36, .32), rough=.8, spec=.3)
    box("coping", -40., 40., WALL - .42, WALL + .06, TOP, TOP + .12, stone)
    from_x = -40.
    for left, right in (*DOORS, (40., 40.)):
        box("wall", from_x, left, WALL - .35, WALL, 0, TOP, bricks)
        from_x = right
        if left < right:
            box("wall-above", left, right, WALL - .35, WALL, DOOR_HEIGHT + .25, TOP, bricks)
            box("lintel", left - .15, right + .15, WALL - .34, WALL + .012, DOOR_HEIGHT, DOOR_HEIGHT + .25, stone)
            box("shutter", left, right, WALL - .30, WALL - .22, .04, DOOR_HEIGHT, shutter)
            box("foot", left, right, WALL - .29, WALL - .20, .015, .11, steel)
            for x in (left, right - .09):
                box("guide", x, x + .09, WALL - .24, WALL - .15, 0, DOOR_HEIGHT, steel)
    for x in (-5.4, 9.3):  # downpipes
        a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        rings = np.array([np.stack([x + .042 * np.cos(a), WALL + .06 + .042 * np.sin(a), 0 * a + z], -1) for z in (.0, TOP)])
        mesh("downpipe", rings.reshape(-1, 3), quads(2, 24, True), steel)
        for z in (.5, 2.3):
            box("clip", x - .075, x + .075, WALL, WALL + .11, z, z + .045, steel)
