"""What only the van has: its lamps, the trim of its nose, the rear doors' handle, bars on its roof."""
import bpy

from .nodes import plain


def headlamp(s, under):
    """Behind a clear lens: two reflectors, each with its bulb's hood, and a light guide along top and inner edge."""
    inside = s.mask("lamp")
    x, y, z = s.split(s.position())
    y = s.math("ABSOLUTE", y)
    out = s.mix(s.below(inside, -.004), under, s.surface(color=(.075, .078, .082), rough=.30, spec=.4, coat=.5, coat_rough=.12))
    for cy, cz, size in ((.675, .815, .062), (.812, .842, .054)):
        dy, dz = s.math("SUBTRACT", y, cy), s.math("SUBTRACT", z, cz)
        far = s.math("SQRT", s.math("ADD", s.product(dy, dy), s.product(dz, dz)))
        bowl = s.bump(s.ramp01(far, 0., size), .035, 1.)
        chrome = s.surface(color=(.62, .64, .67), metal=1., rough=.16, normal=bowl)
        out = s.mix(s.product(s.below(far, size), s.below(inside, -.008)), out, chrome)
        out = s.mix(s.product(s.below(s.math("ABSOLUTE", s.math("SUBTRACT", far, size + .003)), .0035), s.below(inside, -.008)), out, s.surface(color=(.30, .31, .32), metal=1., rough=.25))
        out = s.mix(s.product(s.below(far, size * .34), s.below(inside, -.008)), out, s.surface(color=(.02, .022, .026), rough=.05, spec=.6, coat=1.))
    out = s.mix(s.product(s.below(s.math("ABSOLUTE", s.math("SUBTRACT", x, .345)), .022), s.below(inside, -.018)), out,
                s.surface(color=(.24, .055, .005), rough=.15, spec=.5, coat=.6, coat_rough=.1))
    guide = s.product(s.below(s.math("ABSOLUTE", s.math("ADD", inside, .013)), .0055), s.below(z, .80, .01), s.below(y, .80, .01))
    top = s.product(s.below(s.math("ABSOLUTE", s.mask("led")), .0060), s.below(inside, -.004))
    return s.mix(s.math("MAXIMUM", guide, top), out, s.emission((.86, .93, 1.), .85))


def nose_trim(s, under):
    """Two bright bars in a van's grille, and a fog lamp in each recess of its bumper."""
    x, y, z = s.split(s.position())
    front, y = s.below(x, .6), s.math("ABSOLUTE", y)
    bright = s.surface(color=(.40, .41, .42), metal=.35, rough=.30, spec=.6)
    out = under
    for height in (.786, .706):
        bar = s.product(s.below(s.math("ABSOLUTE", s.math("SUBTRACT", z, height)), .0075), s.below(s.mask("grille"), -.014), front)
        out = s.mix(bar, out, bright)
    dy, dz = s.math("SUBTRACT", y, .715), s.math("SUBTRACT", z, .375)
    far = s.math("SQRT", s.math("ADD", s.product(dy, dy), s.product(dz, dz)))
    out = s.mix(s.product(s.below(far, .044), front), out, s.surface(color=(.25, .255, .26), metal=1., rough=.22))
    return s.mix(s.product(s.below(far, .036), front), out, s.surface(color=(.30, .31, .33), rough=.12, spec=.6, coat=1., coat_rough=.05))


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
        block((.055, 1.52, .032), (x, 0, height + .090), alloy, .010)
        for side in (1, -1):
            block((.075, .055, .190), (x, side * .735, height), black, .014)
            block((.062, .020, .045), (x, side * .768, height + .090), black, .006)
