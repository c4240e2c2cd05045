"""A door with a patch on it and the patch's four new edges, beside the same door re-wrapped from shut line to shut line."""
from .sheet import number, path

#: A flank, cropped to one door between x = 14 and x = 338.
BODY = "M14 124Q180 116 338 112V326H100A74 74 0 0 0 14 259Z"
LINES = "M14 124Q180 116 338 112M100 326H338M14 259A74 74 0 0 1 100 332V342"
SILL, TYRE = "M100 326H338V342H100Z", "M14 273A60 60 0 0 1 86 334V342H14Z"
DOOR = "M84 120.5Q200 115.5 292 113.6C300 170 298 250 284 302Q282 310 272 310H124Q115 310 113 302C106 262 76 190 84 120.5Z"
FRAME = "M76 121L142 44Q152 33 168 32L284 28L292 113.6"
REAR_FRAME = "M338 27L294 28L301 113.3"
GLASS, REAR_GLASS = "M101 112L151 54Q159 45 171 44L273 40L280 105Z", "M338 38L305 39L312 103L338 102"
MIRROR = "M62 108Q58 90 76 88L98 90Q107 92 105 101L101 110Z"
HANDLE = "M232 146Q232 140 238 140H274Q280 140 280 146T274 152H238Q232 152 232 146Z"
PATCH = (138, 190, 104, 76)


def grain(name, area, slope):
    """Fine lines that follow the film's direction, inside an area."""
    lines = "".join(f"M-40 {y}l420 {slope}v1.5l-420 {-slope}Z" for y in range(20, 420, 9))
    return f'<clipPath id="{name}"><path d="{area}"/></clipPath><g clip-path="url(#{name})">{path("film", area)}{path("shine", lines)}</g>{path("ink", area)}'


def flank(name):
    return [
        path("dark", TYRE), path("paper", BODY + FRAME + REAR_FRAME + "H338Z"), path("pale", SILL),
        path("glass", GLASS + REAR_GLASS), path("thin", GLASS + REAR_GLASS), path("ink", FRAME + REAR_FRAME + LINES),
        grain(name, DOOR, -6), path("paper", HANDLE), path("ink", HANDLE), path("paper", MIRROR), path("ink", MIRROR),
    ]


def pointer(x, y, turn):
    """A small head that points at (x, y)."""
    d = "M0 0L-15-8V8Z"
    return f'<g transform="translate({x} {y}) rotate({turn})">{path("paper", d)}{path("ink", d)}</g>'


def patched():
    x, y, w, h = PATCH
    area = f"M{x} {y}h{w}v{h - 24}l-24 24h{24 - w}Z"
    corner = f"M{x + w} {y + h - 24}l-24 24q1-16-7-29q14 7 31 5Z"
    return [
        *flank("door"), path("dark", area, transform="translate(3 4)"), grain("patch", area, 120), path("paper", corner), path("ink", corner),
        pointer(x - 4, y + h / 2, 0), pointer(x + w + 8, y + h / 2 - 8, 180), pointer(x + w / 2, y - 4, 90), pointer(x + w / 2 - 10, y + h + 9, -90),
        number(1, 40, 54),
    ]


def rewrapped():
    return [*flank("whole"), pointer(98, 212, 180), pointer(291, 212, 0), pointer(188, 121, -90), pointer(188, 305, 90), number(2, 40, 54)]


def draw():
    return [*patched(), path("thin", "M360 40V344", stroke_opacity=".3"), '<g transform="translate(366 0)">', *rewrapped(), "</g>"]
