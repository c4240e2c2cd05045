"""What a long wheelbase and a high roof add to the side of a van."""
from .sheet import measure, number, path
from .vans import LONGER, SEAM, long_van
from .vehicles import place

X, GROUND, SCALE = 26, 290, 1.1
#: Where the van's axles are.
FRONT, REAR = 92, 416
HIGH_ROOF = "M120-140C150-184 166-216 212-226C280-234 540-232 572-230Q586-228 591-176"
PIECE = f"M{SEAM}-189H{SEAM + LONGER}V-24H{SEAM}Z"


def at(x):
    return X + x * SCALE


def draw():
    return [
        place(X, GROUND, SCALE, path("weave", HIGH_ROOF + "L560-170H160Z"), path("cut", HIGH_ROOF), long_van(),
              path("weave", PIECE), path("cut", f"M{SEAM}-188V-24M{SEAM + LONGER}-188V-24")),
        path("thin", f"M8 {GROUND}H712"),
        measure(at(FRONT), at(REAR), 316), measure(at(FRONT), at(REAR + LONGER), 344),
        number(1, 592, 140, (484, 140)), number(2, 360, 20, (384, 56)),
    ]
