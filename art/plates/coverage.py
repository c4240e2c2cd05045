"""One van three times: lettering, a partial wrap that stops at a door gap, a full wrap."""
from .vans import three_vans

#: From the top of the van's drawing, in centimetres.
LETTERS = "M364 62H448V78H364ZM364 90H472V98H364ZM364 106H452V114H364Z"
REAR_HALF = "M231-10V210H540V-10Z"
ALL_OF_IT = "M-10-20H540V210H-10Z"


def draw():
    paths = {"letters": LETTERS, "rear": REAR_HALF, "whole": ALL_OF_IT}
    return three_vans(
        dict(parts=[("letters", "film")], extra=paths),
        dict(parts=[("rear", "film"), ("letters", "paper")], extra=paths),
        dict(parts=[("whole", "film"), ("letters", "paper")], extra=paths),
    )
