"""A photographer's hall: a grey floor that turns up into the wall, one lamp as long as the car above it."""
import numpy as np

from .lights import background, card, new_world
from .nodes import material, mesh, quads

#: Where the floor ends beyond the vehicle, and the radius (metres) by which it turns up. Vans stand farther from it,
#: and it turns up so sharply that a seam shows: a horizon for them to stand on.
BACK, ROUND = -3.2, 2.4
VAN_BACK, VAN_ROUND = -9., .5


def cove(back, bend, ground, shine):
    m, s = material("cove")
    where = s.position()
    y = s.split(where)[1]
    worn = s.texture("Noise", 3., where, Detail=4.).outputs[0]
    near = s.ramp01(y, back, back + 2.)  # polished where cars stand, matt where it turns up
    rough = s.math("MULTIPLY_ADD", near, -shine, s.math("MULTIPLY_ADD", worn, .12, .40))
    tone = s.node("CombineXYZ")
    for socket, cast in zip(tone.inputs, (.20, .215, .235)):
        s.set(s.math("MULTIPLY", s.ramp01(near, 0., 1., 1., ground), cast), socket)
    s.finish(s.surface(color=tone.outputs[0], rough=rough, spec=s.math("MULTIPLY", near, .45)))
    a = np.linspace(0, np.pi / 2, 40)
    profile = np.array([(40., 0.), (back, 0.), *zip(back - bend * np.sin(a), bend * (1 - np.cos(a))), (back - bend, 14.)])
    rings = np.array([np.c_[np.full(len(profile), x), profile] for x in np.linspace(-60, 60, 3)])
    mesh("cove", rings.reshape(-1, 3), quads(3, len(profile)), m)


def cyclorama(scene):
    s = new_world("hall", "NONE")
    s.links.new(background(s, (.75, .85, 1.), .02), s.node("OutputWorld").inputs[0])
    if scene.body == "van":
        cove(VAN_BACK, VAN_ROUND, .55, .34)
        van_lamps(scene.row)
    else:
        cove(BACK, ROUND, 1., .30)
        car_lamps(scene.row)


def car_lamps(row):
    cool, warm = (.90, .95, 1.), (1., .94, .86)
    for along, across in ((0, 0), *row):  # one lamp above each vehicle
        card((2.36 + along, .5 + across, 4.1), (2.36 + along, .1 + across, 0), 6.4, 1.9, 5., "edge", (1., .98, .96))
    card((5., -2.2, 4.6), (5., -5.6, 1.4), 20., .8, 10., "soft", cool)
    card((2.36, 9.5, 3.0), (2.36, 0, .7), 10., 1.5, 6.5, "linear", (1., .98, .96))
    card((2.36, 8.5, .55), (2.36, 0, .5), 9., .5, 2.6, "soft", cool)
    card((-5.2, 2.4, 1.5), (0, 0, .6), 3., 1.8, 5., "edge", warm)
    card((9.9, 2.4, 1.5), (4.7, 0, .6), 3., 1.8, 5., "edge", cool, floor=False)


def van_lamps(row):
    """One lamp over each roof; a key beside the camera; a long one beyond the tail that the flank mirrors, bright along
    its lower edge; two that windscreen and nose mirror; and one for the wall, whose light draws the outline."""
    white, cool, warm = (1., .98, .96), (.88, .94, 1.), (1., .95, .88)
    for along, across in ((0, 0), *row):
        card((2.6 + along, .3 + across, 4.6), (2.6 + along, .1 + across, 0), 6.6, 1.7, 9., "edge", white)
    card((-3., 11., 5.2), (2.2, 0, .8), 9., 4., 7., "edge", white)
    card((9.5, 12., 4.6), (4.5, 0, 1.3), 24., -3.0, 3.6, "linear", white)
    card((1.6, VAN_BACK + 1.2, 5.6), (1.6, 0, 1.2), 7., 2.6, 4., "linear", cool, floor=False)
    card((-8.5, 1., 2.6), (0, 0, .9), 5., 2.2, 4.5, "edge", warm, floor=False)
    card((2., VAN_BACK + 3.6, 6.4), (2., VAN_BACK - VAN_ROUND, .3), 22., 1.4, 60., "soft", cool, floor=False)
