"""The visualiser's vehicles: three quarters from the front, nose to the left, cut out by their alpha.

One set of lamps for all of them, placed by what flank, nose and roof mirror from this camera. All lamps are white:
a film gets its colour in the browser.
"""
import bpy
from mathutils import Vector

from shapes.bodies import BODIES

from .lights import background, card, new_world, surroundings
from .nodes import mesh, plain

#: The way to what the flank mirrors, seen from the camera (lights.CAMERAS).
MIRRORED = Vector((.643, -.766, 0))


def floor(tone, seen=False):
    finish = plain("floor", color=(tone, tone, tone), rough=.5, spec=.2)
    ob = mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], finish, False)
    ob.visible_camera, ob.visible_glossy = seen, False  # its horizon would part in two what the flanks mirror


def unmirrored(*names):
    """What stands off the body shows as specks and rings in it."""
    for ob in bpy.data.objects:
        if ob.name.split(".")[0] in names:
            ob.visible_glossy = False


def lamps(length, height, gains):
    middle = length / 2
    flank = Vector((middle, -.85, 0)) + MIRRORED * 7.

    def lamp(name, at, target, width, tall, power, fade, **more):
        return card(at, target, width, tall, power * gains.get(name, 1), fade, clear=True, **more)

    lamp("top", (middle, .5, height + 2.5), (middle, 0, 0), 7.6, 1.9, 8., "soft")
    # One lamp gives the film its colour. What its flank mirrors ends in one hard edge: the line from wheel to wheel.
    lamp("fill", (flank.x - 4., flank.y, 2.), (middle, -.8, 1.1), 12., 8., 4., "soft").visible_glossy = False
    forward, low, tall = (0., -.3, 2.4) if height < 1.7 else (2., -.1, 2.)
    lamp("flank", (flank.x - forward, flank.y, low), (middle - forward, -.8, low), 17., tall, 3.6, "horizon")
    lamp("nose", (-6.6, 4.4, .2), (.2, 0, .2), 15., 1.6, 3., "horizon")
    lamp("grille", (-7.5, 1.2, .9), (.2, 0, .5), 5., 1.6, 4., "round")
    lamp("key", (-3.6, -7., 2.8), (1.4, -.6, .6), 6.2, 2.5, 7., "round")
    lamp("beyond", (7.6, 8.2, 3.4), (2.4, 0, 1.), 16., -5.8, 3., "linear")  # over the whole roof, brightest along its far edge
    lamp("tail", (11., -3.2, 1.5), (4., -.6, .7), 4.5, 2.6, 4., "round")
    lamp("strip", (1.6, -3.6, height + 1.5), (1.8, -.4, .8), 6.8, .22, 20., "edge")


def turntable(scene):
    s = new_world("turntable", "NONE")
    s.links.new(background(s, (.9, .95, 1.), .015), s.node("OutputWorld").inputs[0])
    floor(.10)
    body = BODIES[scene.body]
    if scene.surroundings:
        surroundings(scene.surroundings)
    unmirrored("mirror", "cap", "arm", "stalk")
    lamps(body.length, body.height, scene.cards)


def overcast(_):
    """White sky alone, on a white floor: how dark that is shows the shadow."""
    s = new_world("overcast", "NONE")
    s.links.new(background(s, (1., 1., 1.), 1.), s.node("OutputWorld").inputs[0])
    floor(.5, seen=True)
