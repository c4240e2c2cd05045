"""What only the van has: its lamps and grille, the rear doors' handle, bars on its roof."""
import math

import bpy

from .nodes import plain

#: Colours of a tail lamp's lenses.
RED, CLEAR = (.16, .0028, .005), (.16, .155, .15)


def projector(s, under, dy, dz, lit):
    """A round lamp in a bright ring, 52 mm wide."""
    far = s.math("SQRT", s.math("ADD", s.product(dy, dy), s.product(dz, dz)))
    lens = s.bump(s.ramp01(far, 0., .026), .020, 1.)
    out = s.mix(s.below(far, .035), under, s.surface(color=(.004, .004, .005), rough=.2, spec=.4, coat=1.))
    out = s.mix(s.below(far, .0305), out, s.surface(color=(.45, .46, .48), metal=1., rough=.18))
    out = s.mix(s.below(far, .0260), out, s.surface(color=(.020, .024, .032), rough=.05, spec=.6, coat=1., coat_rough=0., normal=lens))
    return s.mix(s.below(far, .015), out, s.emission((.86, .93, 1.), s.ramp01(far, .015, .004, .05, lit)))


def fog_lamps(s, under):
    """In a dark pocket at each end of the bumper."""
    x, y, z = s.split(s.position())
    dy, dz = s.math("SUBTRACT", s.math("ABSOLUTE", y), .770), s.math("SUBTRACT", z, .472)
    front, pocket = s.below(x, .5), s.mask("fog")
    out = s.mix(s.below(pocket, .004), under, s.surface(color=(.005, .005, .005), rough=.42, spec=.4))
    return s.mix(front, out, projector(s, out, dy, dz, .3))


def headlamp(s, under):
    """A clear cover over a fluted housing with three round projectors and a line of light along its top."""
    inside = s.mask("lamp")
    _, y, z = s.split(s.position())
    y = s.math("ABSOLUTE", y)
    flutes = s.math("MULTIPLY_ADD", s.math("SINE", s.math("MULTIPLY", y, 2 * math.pi / .012)), .12, .88)
    tone = s.product(flutes, s.ramp01(s.mask("led"), -.015, -.120, .012, .17))  # lighter towards its foot
    grey = s.node("CombineXYZ")
    for n, cast in enumerate((1., 1.03, 1.08)):
        s.set(s.math("MULTIPLY", tone, cast), grey.inputs[n])
    housing = s.surface(color=grey.outputs[0], rough=.3, spec=.4, coat=1., coat_rough=.01)
    out = s.mix(s.below(inside, -.010), under, housing)
    for cy in (.655, .732, .809):
        dy = s.math("SUBTRACT", y, cy)
        out = projector(s, out, dy, s.math("SUBTRACT", z, .847 + .22 * (cy - .732)), 1.6)
    top = s.product(s.below(s.math("ABSOLUTE", s.mask("led")), .0046, .0025), s.below(inside, -.006))
    return s.mix(top, out, s.emission((.86, .93, 1.), 3.))


def tail_lamp(s, under, lit):
    """Smoked red above and below a clear chamber for indicator and reversing light, darker towards their rims, with a ring
    of light in the upper one. Dull, as upright glass would cloud over."""
    z, inside = s.split(s.position())[2], s.mask("tail")
    ribs = s.bump(s.math("SINE", s.math("MULTIPLY", z, 2 * math.pi / .022)), .004, .5)

    def between(low, high, soft):
        return s.below(s.math("ABSOLUTE", s.math("SUBTRACT", z, (low + high) / 2)), (high - low) / 2, soft)

    out = under
    for low, high, colour in ((.735, .862, RED), (.868, 1.000, CLEAR), (1.006, 1.375, RED)):
        rim, middle = (s.surface(color=tuple(share * c for c in colour), rough=.3, spec=.3, normal=ribs) for share in (.12, 1.))
        depth = s.product(s.below(inside, -.040, .030), s.ramp01(z, low - .02, high))
        out = s.mix(s.product(between(low, high, .002), s.below(inside, -.010, .002)), out, s.mix(depth, rim, middle))
    edge = s.math("MAXIMUM", s.math("ADD", inside, .030), s.math("SUBTRACT", 1.045, z))
    ring = s.below(s.math("ABSOLUTE", edge), .006, .005)
    return s.mix(s.product(ring, between(1.02, 1.36, .002)), out, s.emission((1., .02, .012), 1.4 * lit))


def grille(s, body, under):
    """Horizontal slats in a deep recess, within a frame of gloss black; the bumper's intake has the same."""
    z = s.split(s.position())[2]
    inside = s.mask("grille")
    turn = s.math("MULTIPLY", s.math("SUBTRACT", z, body.slat_foot), 2 * math.pi / body.slat)
    depth = s.ramp01(s.math("COSINE", turn), -.75, .35)
    slats = s.mix(depth, s.surface(color=(.030, .031, .033), rough=.32, spec=.5), s.surface(color=(.002, .002, .002), rough=.9, spec=.05))
    frame = s.surface(color=(.006, .006, .007), rough=.35, spec=.4)
    out = s.mix(s.below(inside, .014), under, frame)
    out = s.mix(s.below(inside, -.010), out, slats)
    return s.mix(s.below(s.mask("plinth"), .004), out, frame)


def block(size, centre, mat, edge):
    """A box with rounded edges."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    ob = bpy.context.object
    ob.dimensions = size
    bpy.ops.object.transform_apply(location=False, rotation=False)
    ob.location = centre
    ob.data.materials.append(mat)
    bevel = ob.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = edge, 3


def latch(at):
    """The rear doors' handle, beside their split."""
    black = plain("latch", color=(.010, .010, .011), rough=.35, spec=.4)
    x, y, z = at[0]
    block((.020, .070, .190), (x, y, z), black, .006)
    block((.026, .030, .120), (x + .018, y, z), black, .006)


def roof_bars(height):
    """Three bars for ladders and timber, on feet over the gutters."""
    alloy = plain("bar", color=(.42, .43, .44), metal=1., rough=.35)
    black = plain("foot", color=(.012, .012, .013), rough=.5, spec=.4)
    for x in (2.15, 3.25, 4.45):
        block((.055, 1.52, .032), (x, 0, height + .058), alloy, .010)
        for side in (1, -1):
            block((.075, .055, .150), (x, side * .735, height - .012), black, .014)
            block((.062, .020, .045), (x, side * .768, height + .058), black, .006)
