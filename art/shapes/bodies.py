"""The vehicles, as signed fields. x: nose (0) to tail, y: the driver's side (right), z: up. Metres.

A body is a few faired curves (plan, cross-section, bonnet and deck, roof ...) joined by
filleted maxima, so fillets, haunches and creases come out smooth and reflections flow.
Details (shut lines, lamps, glass) are not geometry but masks: signed distances stored
per vertex, which the shader cuts at any resolution. Masks keep their sign, because an
absolute value does not survive interpolation between vertices.
"""
from .coupe import Coupe
from .hatch import Hatch
from .van import Van

BODIES = {"coupe": Coupe, "van": Van, "hatch": Hatch}
