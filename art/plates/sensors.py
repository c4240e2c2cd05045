"""An electric saloon in film; what it sees and hears by is left bare."""
from .sheet import number, path
from .vehicles import place

#: A saloon of no maker: nose at 0, top of the drawing at 0, ground at 145, in centimetres.
GROUND, AXLE, WHEELS, TYRE = 145, 110, (88, 376), 35
BODY = "M12 127C5 125 2 117 2 105C2 93 4 85 12 79C24 71 46 65 72 61C96 57.5 116 54 132 50C156 37 182 22 208 14C232 7 270 6 300 10C338 16 376 30 408 44C424 49 444 48 460 47C465 47 466 50 464 54C462 62 467 78 467 92C467 106 463 116 452 122C440 126 426 127 410 128H60C40 128 22 129 12 127Z"
GLASS = "M130 51C156 37 182 22 208 14C232 7 270 6 300 10C338 16 376 30 410 45L396 46C372 34 336 21 300 15.5C270 11.5 240 12 216 18C196 24 172 36 150 52Z"
WINDOWS = "M153 54C172 40 194 29 216 23C240 17 272 17 300 21C326 25 352 34 374 46L370 48.5L153 54Z"
PILLARS = "M241.5 18H254.5L252.5 53H239.5ZM331 25.5L338 28.5L335 50H328Z"
DOORS = "M147 54C141 66 136 84 137 100C138 110 141 116 147 117H240L242 52M247 52L245 117H318C326 117 331 110 333 101C336 86 346 74 358 68C372 62 378 56 374 48"
SEAMS = "M60 72L56 84M398 48C410 54 424 55 462 55M424 65L410 86"
HANDLES = "M214 66H232M318 64H336"
LAMPS = "M12 86C24 77 42 72 62 69C60 76 50 78 40 79C30 80 20 84 12 86ZM430 59H464V65H434Z"
SILL = "M0 122H470V140H0Z"

MIRROR = "M170 46q-14-3-18 3 0 6 5 7 9 2 15-1Z"
RADAR = "M9 108H26V119H10Z"
WAVES = "M-8 105A26 26 0 0 0-7 124M-18 101A36 36 0 0 0-17 128"
DISC = 4.4
PARKING = ((15, 98), (36, 100), (455, 100), (436, 104))


def bare(d):
    return path("paper", d) + path("ink", d)


def disc(x, y, r=DISC):
    return f'<circle class="paper" cx="{x}" cy="{y}" r="{r}"/>' + path("ink", f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0")


def wheel(x):
    return (
        f'<circle class="dark" cx="{x}" cy="{AXLE}" r="{TYRE}"/><circle class="grey" cx="{x}" cy="{AXLE}" r="{TYRE * .66:g}"/>'
        f'<circle class="dark" cx="{x}" cy="{AXLE}" r="4"/>'
    )


def saloon():
    arches = "".join(f'<circle class="dark" cx="{x}" cy="{AXLE}" r="39"/>' for x in WHEELS)
    return [
        f'<clipPath id="saloon"><path d="{BODY}"/></clipPath><g clip-path="url(#saloon)">',
        path("film", BODY), arches, path("dark", SILL), path("glass", GLASS), path("thin", GLASS),
        path("glass", WINDOWS), path("dark", PILLARS), path("ink", WINDOWS), path("paper", LAMPS), path("thin", LAMPS),
        path("seam", DOORS + SEAMS), path("seam", HANDLES), path("seam", HANDLES, transform="translate(0 -1.6)"), "</g>",
        path("ink", BODY), path("film", MIRROR), path("ink", MIRROR), *(wheel(x) for x in WHEELS),
    ]


def sensors():
    return [
        bare("M197 19.2L209 13.8L213 16.6L203 21.4Z"), bare("M118 70L132 67L130 73L120 74Z"), disc(247, 36), disc(457.5, 72),
        *(disc(*at) for at in PARKING), path("grey", RADAR), path("seam", RADAR), path("thin", WAVES),
    ]


def draw():
    return [
        place(44, 296, 1.35, place(0, -GROUND, 1, *saloon(), *sensors())),
        path("thin", "M20 296H700"),
        number(1, 270, 50, (324.5, 125.5)), number(2, 152, 84, (212, 194)), number(3, 424, 44, (377.5, 148.9)), number(4, 690, 124, (661, 197)),
        number(5, 112, 334, (92, 236)), number(5, 684, 334, (658, 235)), number(6, 36, 334, (66, 251)),
    ]
