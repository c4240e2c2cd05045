"""Why flat panels age first: the sun square on and standing water above, a slant and a shed shower at the door."""
from .sheet import FILM, INK, PAPER, arrow, number, path
from .vehicles import PANELS, place, side_view

GLASS = "#cfc9bb"

#: The coupé's own seams where film changes, from the top of its drawing.
SEAMS = "M8 80C22 72 44 68 61 67.5C80 62 100 58.5 130 57.5C140 57.5 150 57 158 51.5M61 67.5L57 72L58 84M414.5 37L424 48.5H470M424 48.5L418 53M418 60V75H405M371 44L388 33"

#: The coupé cut across behind its seats: right half, in centimetres from the middle and from the top.
ROOF = "M-1 8.3H0C22 8.9 40 10 51 11.3C58 12.6 63 16 66 19.5"
WINDOW = "M66 19.5C72 28 79 41 84 52.3"
DOOR = "M84 52.3C89 54 91.5 59 91.5 66C91.5 76 88.8 84 88.8 94C88.8 104 91 109 90.5 116C90 121 88 124 84 125"
JOINTS = "M63 22.2L69.2 16.6M80.4 54L87.6 50.7"
SKIN = ROOF + "".join(d[d.index("C"):] for d in (WINDOW, DOOR)) + "H-1"


def half():
    """One half of the car cut across: its skin is thick enough to show what covers it."""
    band = lambda d, colour: f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="6.4"/>'  # noqa: E731
    return "".join([
        path("dark", "M64 108H88V138Q88 141 85 141H67Q64 141 64 138Z"), path("paper", SKIN + "Z"),
        f'<path d="{SKIN}" fill="none" stroke="{INK}" stroke-width="9.6" stroke-linejoin="round"/>',
        band(ROOF, FILM), band(WINDOW, GLASS), band(DOOR, PAPER), band(DOOR, "url(#weave)"), path("ink", JOINTS),
    ])


def bead(x, y, lean=0):
    """Water that stays where it fell."""
    shape = "M-11 0C-10-7-5-8 0-8S10-7 11 0Z"
    return f'<g transform="translate({x} {y}) rotate({lean})">{path("shine", shape)}{path("ink", shape)}</g>'


def drop(x, y, length):
    """Water that runs down, with a tail."""
    low = y + length
    shape = f"M{x} {y}C{x} {y + length * .5:g} {x - 6} {low - 8} {x - 6} {low}A6 6 0 0 0 {x + 6} {low}C{x + 6} {low - 8} {x} {y + length * .5:g} {x} {y}Z"
    return path("shine", shape) + path("ink", shape)


def sun(x, y):
    rays = "".join(f'<path class="ink" d="M{x} {y - 24}v-10" transform="rotate({turn} {x} {y})"/>' for turn in range(0, 360, 45))
    return f'<circle class="filler" cx="{x}" cy="{y}" r="17"/><circle cx="{x}" cy="{y}" r="17" fill="none" stroke="{INK}" stroke-width="2"/>{rays}'


def ray(x, y, length):
    """Sunlight that ends at (x, y); all of it comes from the same side."""
    return arrow(round(x + length * .24), round(y - length * .97), x, y)


def draw():
    panels = [("wing", "weave"), ("door", "weave"), ("quarter", "weave"), ("bonnet", "film"), ("roof", "film"), ("boot_lid", "film")]
    car = side_view("coupe", panels, extra=PANELS["coupe"])
    section = place(0, -141, 1, place(0, 0, 1, half(), mirrored=True), half())
    return [
        place(14, 266, .86, car, place(0, -141, 1, path("thin", SEAMS))),
        path("thin", "M12 266H708"), place(560, 266, 1.1, section),
        sun(672, 46), ray(566, 112, 62), ray(593, 112.5, 62), ray(620, 114, 62), ray(671, 166, 66), ray(666, 222, 48),
        bead(506, 117, -7), bead(538, 115, -2), drop(449, 170, 24), drop(450, 212, 32),
        number(1, 112, 110, (104, 193)), number(1, 222, 90, (233, 155)), number(1, 388, 104, (401, 183)),
        number(2, 140, 324, (127, 206)), number(2, 218, 324, (214, 222)), number(2, 312, 324, (287, 226)),
        number(1, 510, 58, (523, 119)), number(2, 684, 320, (659.5, 238)),
    ]
