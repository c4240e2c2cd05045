"""Which panels can be wrapped alone, which want company, where a line has to be agreed, and what stays bare."""
from .sheet import number, path
from .vehicles import PANELS, place, side_view

def draw():
    panels = PANELS["coupe"]
    alone = [(name, "film") for name in ("bonnet", "roof", "boot_lid", "mirror")]
    in_company = [(name, "weave") for name in ("wing", "door")]
    car = side_view("coupe", alone + in_company, extra=panels)
    return [
        place(58, 292, 1.28, car, path("cut", "M368-96H402")),
        path("thin", "M20 292H700"),
        number(1, 148, 70, (196, 178)), number(1, 240, 50, (288, 163)), number(1, 356, 46, (356, 127)), number(1, 650, 84, (630, 173)),
        number(2, 240, 334, (234, 228)), number(2, 380, 334, (366, 232)),
        number(3, 560, 60, (548, 170)),
        number(4, 462, 58, (440, 154)), number(4, 52, 110, (90, 205.5)),
    ]
