"""Outdoors at dusk: wet paving before an office with its lights on. The west, behind the camera, is what the car mirrors."""
import numpy as np

from .lights import background, new_world
from .nodes import material, mesh, plain
from .building import blend, box

#: How deep its rooms are, height of a storey, width of a pane.
DEPTH, STOREY, PANE = 4.2, 3.6, 1.5
#: The sky by height (sine): where the sun has set, and opposite.
WEST = [(0., (.95, .40, .18)), (.058, (.92, .40, .20)), (.12, (.60, .42, .38)), (.22, (.34, .37, .48)), (.5, (.15, .23, .40)), (1., (.05, .10, .21))]
EAST = [(0., (.010, .012, .018)), (.3, (.022, .042, .09)), (1., (.03, .065, .15))]
#: Rows of the town's blocks.
TOWN = ((9., .030), (23., .045), (61., .024))


def sky(strength):
    s = new_world("dusk", "AUTOMATIC")
    direction = s.node("TexCoord").outputs["Generated"]
    up = s.split(direction)[2]
    west = s.ramp01(s.vector("DOT_PRODUCT", direction, (-.30, .95, 0.)), -.3, .8)
    above = blend(s, west, s.colours(up, EAST, "LINEAR"), s.colours(up, WEST, "LINEAR"))
    out = s.node("OutputWorld")
    town = blend(s, windows(s, direction), (.017, .016, .020), (.30, .17, .075))
    s.links.new(background(s, blend(s, s.below(s.math("SUBTRACT", up, skyline(s, direction, .02, TOWN))), above, town), strength), out.inputs[0])


def windows(s, direction):
    """1 where a lamp is on in the town: few rooms, more of them in some blocks than in others."""
    x, y, up = s.split(direction)
    column, row = s.math("MULTIPLY", s.math("ARCTAN2", x, y), 240.), s.math("MULTIPLY", up, 190.)
    seed = s.node("TexWhiteNoise", noise_dimensions="2D")
    cell = s.node("CombineXYZ")
    s.set(s.math("FLOOR", column), cell.inputs[0])
    s.set(s.math("FLOOR", row), cell.inputs[1])
    s.links.new(cell.outputs[0], seed.inputs["Vector"])
    pane = s.product(*(s.below(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", place), .5)), half, .04) for place, half in ((column, .30), (row, .34))))
    return s.product(pane, s.ramp01(seed.outputs["Value"], .80, .82), seed.outputs["Value"])


def skyline(s, direction, least, rows):
    """How high a town stands in this direction (sine): rows of blocks, each (how many a radian, how much higher at most), none as high as the next."""
    x, y, _ = s.split(direction)
    around = s.math("ARCTAN2", x, y)
    height = least + .002
    for blocks, more in rows:
        seed = s.node("TexWhiteNoise", noise_dimensions="1D")
        s.set(s.math("FLOOR", s.math("MULTIPLY", around, blocks)), seed.inputs["W"])
        height = s.math("MAXIMUM", height, s.math("MULTIPLY_ADD", s.math("POWER", seed.outputs["Value"], 3.), more, least))
    return height


def paving():
    """Small slabs, wet: dark where they drain, a mirror where they do not."""
    m, s = material("paving")
    where = s.position()
    slabs = s.texture("Brick", 1., where)
    for key, value in {"Brick Width": .60, "Row Height": .30, "Mortar Size": .004, "Mortar Smooth": .3, "Bias": 0.}.items():
        slabs.inputs[key].default_value = value
    for key, value in {"Color1": (.040, .040, .042), "Color2": (.026, .026, .028), "Mortar": (.008, .008, .008)}.items():
        s.set(value, slabs.inputs[key])
    grain = s.texture("Noise", 90., where, Detail=3.).outputs[0]
    hollow = s.texture("Noise", .62, where, Detail=3.).outputs[0]
    puddle = s.ramp01(hollow, .50, .58)
    height = s.math("SUBTRACT", s.math("MULTIPLY", grain, .22), slabs.outputs["Fac"])
    relief = s.bump(height, .006, s.math("MULTIPLY_ADD", puddle, -.94, .95))
    rough = s.math("MULTIPLY_ADD", puddle, -.27, .30)
    s.finish(s.surface(color=slabs.outputs[0], rough=rough, spec=.5, normal=relief))
    mesh("paving", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], m, False)


def lit(colour, strength):
    m, s = material("lit")
    m.cycles.sample_as_light = False
    s.finish(s.emission(colour, strength))
    return m


def back_wall():
    """Rooms by day's end: most lit, a few dark, furniture and shelves as darker blocks low down."""
    m, s = material("rooms")
    m.cycles.sample_as_light = False
    where = s.position()
    x, _, z = s.split(where)
    bay = s.math("FLOOR", s.math("MULTIPLY", x, 1 / (2 * PANE)))
    floor = s.math("FLOOR", s.math("MULTIPLY", z, 1 / STOREY))
    seed = s.node("TexWhiteNoise", noise_dimensions="2D")
    pair = s.node("CombineXYZ")
    s.set(bay, pair.inputs[0])
    s.set(floor, pair.inputs[1])
    s.links.new(pair.outputs[0], seed.inputs["Vector"])
    flat = s.node("CombineXYZ")
    s.set(x, flat.inputs[0])
    s.set(s.math("MULTIPLY", z, 1.4), flat.inputs[1])
    blocks = s.texture("Voronoi", .8, flat.outputs[0])
    blocks.distance = "CHEBYCHEV"
    tone = s.split(blocks.outputs["Color"])[0]
    level = s.math("FRACT", s.math("MULTIPLY", z, 1 / STOREY))
    low = s.ramp01(level, .26, .32, 1., .1)
    shade = s.math("SUBTRACT", 1., s.product(low, tone, .85))
    on = s.ramp01(seed.outputs["Value"], .22, .24, .06, 1.)
    glow = s.product(on, shade, s.ramp01(level, 0., .9, .45, 1.5), s.math("MULTIPLY_ADD", seed.outputs["Value"], .6, .6))
    warm = s.colours(s.split(seed.outputs["Color"])[1], [(0., (1., .52, .20)), (.7, (1., .62, .32)), (1., (.95, .84, .70))])
    s.finish(s.emission(warm, s.math("MULTIPLY", glow, .085)))
    return m


def office(front):
    """With its glass at `front`, beyond the cars."""
    frame = plain("frame", color=(.012, .012, .013), rough=.35, metal=.4)
    slab = plain("slab", color=(.05, .048, .046), rough=.6)
    lamp, rooms = lit((1., .90, .74), 9.), back_wall()
    pane, s = material("pane")
    through, gloss, fresnel = s.node("BsdfTransparent"), s.node("BsdfGlossy"), s.node("Fresnel")
    through.inputs[0].default_value = (.82, .86, .85, 1.)
    gloss.inputs["Roughness"].default_value, fresnel.inputs["IOR"].default_value = 0., 1.5
    s.finish(s.mix(fresnel.outputs[0], through.outputs[0], gloss.outputs[0]))
    left, right, storeys = -18., 60., 3
    back = front - DEPTH
    mesh("rooms", [(left, back, 0), (right, back, 0), (right, back, storeys * STOREY), (left, back, storeys * STOREY)], [(0, 1, 2, 3)], rooms, False)
    mesh("panes", [(left, front, 0), (right, front, 0), (right, front, storeys * STOREY), (left, front, storeys * STOREY)], [(0, 1, 2, 3)], pane, False)
    for k in range(storeys + 1):
        z = k * STOREY
        box("slab", left, right, back, front + .10, z - .38 if k else -.1, z + .04, slab)
        if k:
            for x in np.arange(left + .75, right, 3.):
                for y in (front - .9, front - 2.6):
                    box("lamp", x - .55, x + .55, y - .06, y + .06, z - .44, z - .40, lamp)
    for x in np.arange(left, right + .1, PANE):
        box("mullion", x - .035, x + .035, front - .06, front + .09, 0, storeys * STOREY, frame)
    for k in range(storeys):
        box("transom", left, right, front - .04, front + .06, k * STOREY + 2.55, k * STOREY + 2.60, frame)
    desk = plain("desk", color=(.02, .017, .015), rough=.6)
    for x in np.arange(left + .4, right, 2 * PANE):
        box("desk", x, x + 1.7, front - 2.4, front - 1.7, 0, .78, desk)
        box("screen", x + .3, x + .95, front - 2.1, front - 2.06, .9, 1.28, desk)
        box("column", x - .55, x - .2, front - 3.2, front - 2.8, 0, STOREY, slab)
    stone = plain("stone", color=(.06, .058, .055), rough=.5)
    box("step", left, right, front + .1, front + 1.2, 0, .12, stone)


def street(scene):
    sky(2.4)
    paving()
    office(scene.frontage)
