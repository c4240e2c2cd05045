"""The visualiser's vehicles: three quarters from the front, nose to the left, cut out by their alpha.

Lamps give a film its colour, and are not mirrored; what is mirrored lies round the vehicle as a world of its own. All is
white: a film gets its colour in the browser.
"""
import bpy

from shapes.bodies import BODIES

from .lights import background, card, new_world, surroundings
from .nodes import mesh, plain
from .views import LAMP_EDGE, LAMP_END

#: How bright what is mirrored is: at the line, at the wide lamp's edge above it, and overhead; in gloss, the line's strip, the fade below it, and the lamp.
LINE, LAMP, OVERHEAD = 11., 1.3, 1.2
STRIP, FADE, GLOSS_LAMP = 8., 1.5, 1.


def floor(tone, seen=False):
    finish = plain("floor", color=(tone, tone, tone), rough=.5, spec=.2)
    ob = mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], finish, False)
    ob.visible_camera, ob.visible_glossy = seen, False  # its horizon would part in two what the flanks mirror


def unmirrored(*names):
    """What stands off the body shows as specks and rings in it."""
    for ob in bpy.data.objects:
        if ob.name.split(".")[0] in names:
            ob.visible_glossy = False


def mirrored(s, glossy, wide):
    """What film and panes mirror, by direction alone, so that it runs on from panel to panel round the whole vehicle: light
    below the horizon, brightest at its hard upper edge; darkness; a wide lamp, brightest at its hard lower edge; a soft glow
    overhead. In gloss the first is a strip with two hard edges before a fainter fade: a long fade alone looks sprayed on."""
    along, across, up = s.split(s.node("TexCoord").outputs["Generated"])
    edge = s.ramp01(up, .056, .042)

    def fade(power, gain):
        return s.product(s.math("POWER", s.ramp01(up, -.45, .045, kind="LINEAR"), power), edge, gain)

    if glossy:
        strip = s.product(s.ramp01(up, -.040, -.025), s.ramp01(up, -.040, .045, .3, kind="LINEAR"), edge, STRIP)
        line, gain = s.math("ADD", strip, fade(14., FADE)), GLOSS_LAMP * wide
    else:
        line, gain = fade(9., LINE), LAMP
    # Less of it ahead and towards the tail, and least where the nose turns away.
    side = s.product(s.ramp01(across, .8, -.1), s.ramp01(along, -1., -.3, .8, 1.), s.ramp01(along, .6, .95, 1., .1))
    lamp = s.product(s.ramp01(up, *LAMP_EDGE), s.ramp01(up, LAMP_END, LAMP_EDGE[1]), gain)
    return s.math("ADD", s.product(s.math("ADD", line, lamp), side), s.ramp01(up, .5, .9, 0., OVERHEAD))


def lamps(length, height, gains):
    middle = length / 2

    def lamp(name, at, target, width, tall, power, fade, mirrored=False):
        card(at, target, width, tall, power * gains.get(name, 1), fade, clear=True).visible_glossy = mirrored

    lamp("top", (middle, .5, height + 2.5), (middle, 0, 0), 7.6, 1.9, 8., "soft", True)
    lamp("fill", (middle + .5, -6.2, 2.), (middle, -.8, 1.1), 12., 8., 4., "soft")
    lamp("nose", (-6.6, 2.4, .9), (.2, 0, .5), 9., 2.6, 6., "soft")
    lamp("key", (-3.6, -7., 2.8), (1.4, -.6, .6), 6.2, 2.5, 7., "round")
    lamp("tail", (11., -3.2, 1.5), (4., -.6, .7), 4.5, 2.6, 4., "round")
    lamp("beyond", (7.6, 8.2, 3.4), (2.4, 0, 1.), 16., -5.8, 3., "linear", True)  # over the whole roof, brightest along its far edge


def turntable(scene):
    s = new_world("turntable", "NONE")
    room = s.mix(s.node("LightPath").outputs["Is Glossy Ray"], background(s, (.9, .95, 1.), .015), background(s, (1., 1., 1.), mirrored(s, scene.finish == "enamel", scene.cards["wide"])))
    s.links.new(room, s.node("OutputWorld").inputs[0])
    floor(.10)
    body = BODIES[scene.body]
    if scene.surroundings:
        surroundings(scene.surroundings)
    unmirrored("mirror", "cap", "arm", "stalk", "handle")
    lamps(body.length, body.height, scene.cards)


def overcast(_):
    """White sky alone, on a white floor: how dark that is shows the shadow."""
    s = new_world("overcast", "NONE")
    s.links.new(background(s, (1., 1., 1.), 1.), s.node("OutputWorld").inputs[0])
    floor(.5, seen=True)
