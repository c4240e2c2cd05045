"""One livery on a car, a short van and a long one: band and logo keep their height."""
from .sheet import number, path
from .vans import long_van, short_van
from .vehicles import drawn, place, side_view

SCALE = .6
BAND, LOGO = (10, 58), (63, 83)


def livery(kind, x):
    """Band and logo at their heights above the ground, the logo at x."""
    top = drawn(kind)[1]["top"]
    band = f"M-20 {top - BAND[1]:g}H640V{top - BAND[0]:g}H-20Z"
    logo = f"M{x} {top - LOGO[1]:g}h16v20h-16zm22 3h50v6h-50zm0 9h38v5h-38z"
    return dict(extra={"band": band, "logo": logo})


def row(x0, x1, ground):
    heights = "".join(f"M{x0} {ground - h * SCALE:g}H{x1}" for h in (BAND[1], LOGO[0], LOGO[1]))
    return path("cut", heights, stroke_opacity=".45") + path("thin", f"M{x0} {ground}H{x1}")


def draw():
    dress = (("band", "film"), ("logo", "film"))
    return [
        row(16, 704, 158), row(16, 704, 338),
        place(60, 158, SCALE, side_view("hatch", dress, **livery("hatch", 156))),
        place(372, 158, SCALE, short_van(*dress, **livery("van", 240))),
        place(176, 338, SCALE, long_van(*dress, **livery("van", 240))),
    ]
