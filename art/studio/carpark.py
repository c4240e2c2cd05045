"""A deck of a multi-storey car park by day: concrete overhead, open sides that the car mirrors as bands of sky."""
import numpy as np

from .lights import background, new_world
from .nodes import material, mesh, plain
from .street import skyline
from .building import blend, box, scaled

#: The open sides, beyond the car and behind the camera (y); height of the parapet, of the soffit; a bay's width between columns.
BEYOND, BEHIND, PARAPET, SOFFIT, BAY = -6.4, 11., 1.05, 2.85, 7.2
#: How much brighter the sky is behind the camera, where the sun stands.
SUNNY = 5.
#: The sky by height (sine), and the town under it.
SKY = [(0., (.66, .68, .68)), (.06, (.66, .70, .72)), (.2, (.46, .58, .72)), (1., (.30, .46, .74))]
#: Rows of the town's blocks, in haze.
TOWN = ((29., .022), (67., .026), (151., .014))


def sky(strength):
    s = new_world("day", "AUTOMATIC")
    direction = s.node("TexCoord").outputs["Generated"]
    _, y, up = s.split(direction)
    town = s.below(s.math("SUBTRACT", up, skyline(s, direction, .01, TOWN)))
    side = s.math("MULTIPLY", s.ramp01(y, -.3, .6, 1., SUNNY), strength)
    s.links.new(background(s, blend(s, town, s.colours(up, SKY, "LINEAR"), (.36, .41, .46)), side), s.node("OutputWorld").inputs[0])


def concrete(name, tone, boards=0., stain=.5):
    """Cast concrete: `boards` is the width of its formwork's planks (metres), `stain` how much rain has drawn down it."""
    m, s = material(name)
    where = s.position()
    cloud = s.texture("Noise", .9, where, Detail=5.).outputs[0]
    run = s.texture("Noise", 2.6, scaled(s, where, 2.2, 2.2, .25), Detail=4.).outputs[0]
    pores = s.texture("Voronoi", 34., where).outputs["Distance"]
    shade = s.math("MULTIPLY_ADD", s.math("SUBTRACT", cloud, .5), .55, s.math("MULTIPLY_ADD", s.math("SUBTRACT", run, .5), stain, 1.))
    height = s.math("MULTIPLY", s.ramp01(pores, 0., .10), .3)
    if boards:
        x, y, z = s.split(where)
        joint = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", x, 1 / boards)), .5))
        seam = s.ramp01(joint, .478, .494, 1., 0.)
        height = s.math("ADD", height, s.math("MULTIPLY", seam, .8))
        plank = s.node("TexWhiteNoise", noise_dimensions="1D")
        s.set(s.math("FLOOR", s.math("MULTIPLY_ADD", x, 1 / boards, .5)), plank.inputs["W"])
        shade = s.math("MULTIPLY", shade, s.math("MULTIPLY_ADD", plank.outputs["Value"], .16, .92))
    colour = s.node("CombineXYZ")
    for socket, cast in zip(colour.inputs, (1., .985, .955)):
        s.set(s.math("MULTIPLY", shade, tone * cast), socket)
    s.finish(s.surface(color=colour.outputs[0], rough=.82, spec=.25, normal=s.bump(height, .008, .6)))
    return m


def deck():
    """Power-floated and sealed: it shines where it is not driven dull; white lines of the bays, worn."""
    m, s = material("deck")
    where = s.position()
    x, y, _ = s.split(where)
    cloud = s.texture("Noise", .7, where, Detail=6.).outputs[0]
    fine = s.texture("Noise", 30., where, Detail=3.).outputs[0]
    tracks = s.texture("Noise", 1.6, scaled(s, where, .16, 1., 1.), Detail=4.).outputs[0]  # tyres, along the aisle
    shade = s.math("MULTIPLY", s.math("MULTIPLY_ADD", cloud, .10, .085), s.math("MULTIPLY_ADD", s.ramp01(tracks, .45, .70), -.35, 1.))
    tone = s.node("CombineXYZ")
    for socket, cast in zip(tone.inputs, (1., 1., .98)):
        s.set(s.math("MULTIPLY", shade, cast), socket)
    rough = s.math("MULTIPLY_ADD", s.ramp01(cloud, .35, .65), .16, s.math("MULTIPLY_ADD", fine, .10, .13))
    paint = s.surface(color=(.62, .62, .60), rough=.45, spec=.4)
    across = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY_ADD", x, 1 / 2.4, .15)), .5))
    bays = s.product(s.below(s.math("MULTIPLY", across, -2.4), -1.15, .002), s.below(y, -1.9, .004))
    worn = s.ramp01(s.texture("Noise", 14., where, Detail=5.).outputs[0], .36, .46)
    joint = s.math("MINIMUM", *(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY_ADD", axis, 1 / 4.8, .3)), .5)) for axis in (x, y)))
    height = s.math("MULTIPLY_ADD", s.ramp01(joint, 0., .0012), .6, s.math("MULTIPLY", fine, .06))
    out = s.surface(color=tone.outputs[0], rough=rough, spec=.5, normal=s.bump(height, .004, .5))
    s.finish(s.mix(s.product(bays, worn), out, paint))
    mesh("deck", [(-40, BEYOND, 0), (40, BEYOND, 0), (40, BEHIND, 0), (-40, BEHIND, 0)], [(0, 1, 2, 3)], m, False)


def battens():
    """Lamps over the bays, between the beams."""
    m, s = material("batten")
    s.finish(s.emission((.95, .98, 1.), 7.))
    body = plain("tray", color=(.55, .55, .54), rough=.5)
    for k in range(-5, 6):
        for x in (k * BAY + 1.9, k * BAY + 5.3):
            box("tray", x - .78, x + .78, -3.28, -3.12, SOFFIT - .10, SOFFIT - .04, body)
            box("batten", x - .75, x + .75, -3.25, -3.15, SOFFIT - .115, SOFFIT - .10, m)


def carpark(_):
    sky(1.)
    deck()
    soffit, column, wall = concrete("soffit", .34, .6, .2), concrete("column", .36), concrete("parapet", .40)
    rail = plain("rail", color=(.16, .17, .175), metal=.6, rough=.4)
    box("soffit", -40, 40, BEYOND - .5, BEHIND + .5, SOFFIT, SOFFIT + .3, soffit)
    for y, high in ((BEYOND, PARAPET), (BEHIND + .15, .30)):
        box("parapet", -40, 40, y - .15, y, 0, high, wall)
        box("rail", -40, 40, y - .11, y - .05, PARAPET + .12, PARAPET + .17, rail)
        box("edge", -40, 40, y - .2, y + .1, SOFFIT - .38, SOFFIT, soffit)
    for k in range(-5, 6):
        x = k * BAY
        box("beam", x - .2, x + .2, BEYOND, BEHIND, SOFFIT - .42, SOFFIT, soffit)
        for y in (BEYOND + .35, BEHIND - .35):
            box("column", x - .22, x + .22, y - .35, y + .35, 0, SOFFIT, column)
        for dx in np.arange(1.0, BAY - .6, 1.2):
            box("post", x + dx - .02, x + dx + .02, BEYOND - .1, BEYOND - .06, PARAPET, PARAPET + .14, rail)
    for x in np.arange(-38, 40, 2.4):
        box("kerb", x + .2, x + 1.9, BEYOND + .55, BEYOND + .7, 0, .1, wall)
    battens()
