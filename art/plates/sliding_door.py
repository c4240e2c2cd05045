"""Lettering across a sliding door, shut and open; and lettering that stays whole when it opens."""
from .sheet import path
from .vans import three_vans
from .vehicles import drawn

#: From the top of the van's drawing, in centimetres.
ACROSS = "M252 56H446V84H252ZM252 98H470V108H252Z"
ON_THE_DOOR = "M244 56H336V84H244ZM244 98H336V108H244Z"
TRAVEL = 116


def open_door(letters):
    """The door moved back over the side, with its share of the lettering, and the hole it leaves."""
    paths, size = drawn("van")
    door = paths["area_sliding_door"]
    return f"""<g transform="translate(0 {-size['top']:g})"><path class="glass" d="{door}"/><path class="thin" d="{door}"/><clipPath id="door"><path d="{door}"/></clipPath>
<g transform="translate({TRAVEL} 0)"><path class="paper" d="{door}"/><g clip-path="url(#door)">{path("film", letters)}</g><path class="ink" d="{door}"/></g></g>"""


def draw():
    across, on_door = (dict(parts=[("letters", "film")], extra={"letters": letters}) for letters in (ACROSS, ON_THE_DOOR))
    return three_vans(across, across | {"over": open_door(ACROSS)}, on_door | {"over": open_door(ON_THE_DOOR)})
