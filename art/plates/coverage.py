"""One van three times: lettering, a partial wrap that stops at a door gap, a full wrap."""
from .vans import three_vans

#: From the top of the van's drawing, in centimetres.
LETTERS = "M244 62H328V78H244ZM244 90H336V98H244ZM244 106H330V114H244Z"
REAR_HALF = "M226.5-10V210H540V-10Z"
ALL_OF_IT = "M-10-20H540V210H-10Z"


def draw():
    paths = {"letters": LETTERS, "rear": REAR_HALF, "whole": ALL_OF_IT}
    return three_vans(
        dict(parts=[("letters", "film")], extra=paths),
        dict(parts=[("rear", "film"), ("letters", "paper")], extra=paths),
        dict(parts=[("whole", "film"), ("letters", "paper")], extra=paths),
    )
