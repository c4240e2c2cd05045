"""Faults of hurried work on a whole car, as shaders. Metres."""


def specks(s, places, normal):
    """Dust under film on the flank: each (x, z, radius), in metres; the film stands over it like a tent."""
    x, y, z = s.split(s.position())
    height = None
    for cx, cz, radius in places:
        dx, dz = s.math("SUBTRACT", x, cx), s.math("SUBTRACT", z, cz)
        far = s.math("DIVIDE", s.math("SQRT", s.math("ADD", s.product(dx, dx), s.product(dz, dz))), radius)
        tent = s.math("MULTIPLY", s.math("POWER", 2.718, s.math("MULTIPLY", far, -1.3)), radius / .006)
        height = tent if height is None else s.math("ADD", height, tent)
    return s.bump(s.product(height, s.below(s.math("MULTIPLY", y, -1.), 0.)), .0045, 1., normal)


def cut(s, paint):
    """A blade's line across the bonnet: torn lacquer, and a dark core."""
    x, y, _ = s.split(s.position())
    wander = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", y, 23.)), .003)
    line = s.math("ABSOLUTE", s.math("ADD", s.math("SUBTRACT", x, s.math("MULTIPLY_ADD", y, .30, .290)), wander))
    rough = s.texture("Noise", 420., s.position(), Detail=3.).outputs[0]
    torn = s.surface(color=(.85, .86, .88), rough=.5, spec=.5, normal=s.bump(rough, .002, 1.))
    out = s.mix(s.below(s.math("SUBTRACT", line, s.math("MULTIPLY_ADD", rough, .0052, -.0002)), 0., .0003), paint, torn)
    return s.mix(s.below(line, .0006, .0003), out, s.surface(color=(.02, .02, .022), rough=.6))
