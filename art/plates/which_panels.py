"""Which panels can be wrapped alone, which want company, where a line has to be agreed, and what stays bare."""
from .sheet import number, path
from .vehicles import place, side_view

#: In the coupé's own centimetres, from the top of its drawing.
WING, BELT = "M38 40H168V142H38Z", "M166 41H322V54H166Z"
QUARTER, DECK = "M310 44H402V142H310Z", "M402 20H480V51H402Z"


def draw():
    car = side_view(
        "coupe",
        [("wing", "weave"), ("area_bonnet", "film"), ("roof", "film"), ("quarter", "paper"), ("belt", "weave"), ("area_door", "weave"), ("deck", "film"), ("mirror", "film")],
        extra={"wing": WING, "belt": BELT, "quarter": QUARTER, "deck": DECK},
    )
    return [
        place(58, 292, 1.28, car, path("cut", "M368-96H402")),
        path("thin", "M20 292H700"),
        number(1, 148, 70, (196, 178)), number(1, 240, 50, (288, 163)), number(1, 356, 46, (356, 127)), number(1, 650, 84, (630, 173)),
        number(2, 268, 334, (240, 226)), number(2, 380, 334, (366, 232)),
        number(3, 560, 60, (548, 170)),
        number(4, 462, 58, (440, 154)), number(4, 52, 110, (98, 199)),
    ]
