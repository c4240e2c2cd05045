"""The dark studio: cards of light, floor, backdrop and cameras."""
from functools import partial

import bpy
import numpy as np
from mathutils import Vector

from .nodes import Shader, link, material, mesh, quads
from .views import CAMERAS, REAR_VIEWS, STOPS

#: Colours of (overhead and flank, rim, nose) cards.
LIGHT_SETS = {
    "studio": ((1, 1, 1), (1, 1, 1), (1, 1, 1)),
    "warm": ((1., .97, .93), (1., .60, .33), (.62, .8, 1.)),
    "cool": ((.93, .97, 1.), (.50, .72, 1.), (1., .62, .36)),
}
BACKDROPS = {"warm": (.35, .20, .14), "cool": (.12, .20, .34), "studio": (.17, .20, .25)}


def aim(ob, target):
    ob.rotation_euler = (Vector(target) - ob.location).to_track_quat("-Z", "Y").to_euler()


def above_floor(s, low, high):
    """1 for rays that set out above the floor, 0 for those from it: where that was follows from length and direction."""
    geometry, path = s.node("NewGeometry").outputs, s.node("LightPath").outputs
    up = s.math("MULTIPLY", s.split(geometry["Incoming"])[2], -1.)
    start = s.math("SUBTRACT", s.split(s.position())[2], s.math("MULTIPLY", up, path["Ray Length"]))
    return up, s.ramp01(start, low, high)


def card(location, target, width, height, power, fade="edge", colour=(1, 1, 1), clear=False, floor=True):
    """A glowing card with soft edges, unseen by the camera: it reflects like a photographer's scrim.
    In a bright room it must be `clear`, or chrome shows its dark corners. Without `floor` the floor does not see it."""
    m, s = material("card")
    u, v, _ = s.split(s.node("TexCoord").outputs["UV"])
    if fade == "edge":
        f = s.product(s.ramp01(u, 0, .12), s.ramp01(u, 1, .88), s.ramp01(v, 0, .25), s.ramp01(v, 1, .75))
    elif fade == "soft":  # for the windscreen, which shows the whole card
        f = s.product(s.ramp01(u, 0, .40), s.ramp01(u, 1, .60), s.ramp01(v, 0, .55), s.ramp01(v, 1, .45), 1.5)
    elif fade == "linear":
        f = s.product(s.ramp01(u, 0, .06), s.ramp01(u, 1, .94), s.math("POWER", v, 1.6), s.ramp01(v, 1, .97))
    elif fade == "horizon":  # one hard edge, at the top
        f = s.product(s.ramp01(u, 0, .35), s.ramp01(u, 1, .65), s.math("POWER", v, 1.6), s.ramp01(v, 1, .95))
    elif fade == "tubes":  # eight in a row, each with dark ends
        end = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", u, 8.)), .5))
        f = s.product(s.ramp01(end, .475, .445), s.ramp01(v, 0, .10), s.ramp01(v, 1, .90))
    else:  # round: no straight edge in any reflection
        du, dv = s.math("MULTIPLY_ADD", u, 2., -1.), s.math("MULTIPLY_ADD", v, 2., -1.)
        f = s.math("POWER", s.ramp01(s.math("SQRT", s.math("ADD", s.product(du, du), s.product(dv, dv))), 1., 0.), 1.4)
    if not floor:
        f = s.product(f, above_floor(s, .01, .05)[1])
    glow = s.emission(colour, s.math("MULTIPLY", f, power))
    s.finish(s.add(glow, s.node("BsdfTransparent").outputs[0]) if clear else glow)
    x, y = width / 2, height / 2
    ob = mesh("card", [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], m, False)
    layer = ob.data.uv_layers.new()
    for i, corner in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[i].uv = corner
    ob.location = location
    aim(ob, target)
    ob.visible_camera = False
    return ob


def floor(length, mirrored=0.):
    """Near-black; glossy beside the car only, so that no card shows as a stray patch.
    `mirrored` is how light it is in the reflections alone: chrome needs a ground to show."""
    m, s = material("floor")
    noise = s.texture("Noise", 1.3, s.position(), Detail=4.)
    x, y, _ = s.split(s.position())
    ex, ey = s.math("DIVIDE", s.math("SUBTRACT", x, length / 2), 3.7), s.math("DIVIDE", y, 2.25)
    distance = s.math("SQRT", s.math("ADD", s.product(ex, ex), s.product(ey, ey)))
    near = s.ramp01(distance, .45, 1.35, 1., 0., "SMOOTHSTEP")
    rough = s.math("MULTIPLY_ADD", noise.outputs[0], .14, s.math("MULTIPLY_ADD", near, -.30, .42))
    out = s.surface(color=(.012, .0125, .0145), rough=rough, spec=s.math("MULTIPLY", near, .42))
    if mirrored:
        m.cycles.sample_as_light = False
        fall = s.ramp01(distance, .5, 3.2, 1., .04)
        out = s.mix(s.node("LightPath").outputs["Is Glossy Ray"], out, s.emission((.95, .97, 1.), s.math("MULTIPLY", fall, mirrored)))
    s.finish(out)
    mesh("floor", [(-200, -200, 0), (200, -200, 0), (200, 200, 0), (-200, 200, 0)], [(0, 1, 2, 3)], m, False)


def new_world(name, sampling):
    """An empty world for the scene. sampling: whether rays look for its bright parts, "AUTOMATIC" or "NONE"."""
    world = bpy.data.worlds.new(name)
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = sampling
    world.node_tree.nodes.clear()
    return Shader(world.node_tree)


def backdrop(kind, heading, strength, fade):
    """What the camera sees behind the car: a glow at infinity, black at the horizon, so no edge can show;
    it is whole from the height `fade` (sine) up.
    Everything but the camera sees a nearly black room."""
    s = new_world("room", "NONE")
    direction = s.node("TexCoord").outputs["Generated"]
    right = Vector((heading.y, -heading.x, 0))
    across = s.vector("DOT_PRODUCT", direction, tuple(right))
    up = s.split(direction)[2]
    a, e = s.math("MULTIPLY", across, 1 / .34), s.math("MULTIPLY", s.math("SUBTRACT", up, .04), 1 / .16)
    glow = s.math("POWER", 2.718, s.math("MULTIPLY", s.math("ADD", s.product(a, a), s.product(e, e)), -1.))
    glow = s.product(glow, s.ramp01(up, -.004, fade), strength)
    seen = background(s, BACKDROPS.get(kind, BACKDROPS["studio"]), glow)
    unseen = background(s, (.010, .012, .016), .25)
    out = s.node("OutputWorld")
    s.links.new(s.mix(s.node("LightPath").outputs["Is Camera Ray"], unseen, seen), out.inputs[0])


#: What a mirror finish sees all round, by the height of the reflected ray: white at the horizon, greyer above, light again overhead.
SKY = [(0., (.95, .90, .86)), (.07, (1., .97, .93)), (.19, (.42, .42, .44)), (.34, (.06, .065, .08)), (.60, (.045, .05, .065)), (.80, (.40, .42, .45)), (1., (.8, .83, .87))]


def surroundings(strength):
    """A bright dome for mirrors. The floor does not see it, or the studio would no longer be dark."""
    m, s = material("surroundings")
    m.cycles.sample_as_light = False
    up, above = above_floor(s, .01, .05)
    s.finish(s.emission(s.colours(up, SKY), s.product(above, strength)))
    a, b = np.meshgrid(np.linspace(0, 2 * np.pi, 64, endpoint=False), np.linspace(-.05, np.pi / 2, 24))
    v = np.stack([40 * np.cos(a) * np.cos(b), 40 * np.sin(a) * np.cos(b), 40 * np.sin(b)], -1).reshape(-1, 3)
    ob = mesh("surroundings", v, quads(24, 64, True), m)
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False


def background(s, colour, strength):
    n = s.node("Background")
    s.set(colour, n.inputs[0])
    s.set(strength, n.inputs[1])
    return n.outputs[0]


def cards(kind, view, length, height, gains, clear=False, flat=""):
    """Places every card where a panel mirrors it for this camera. A `flat` "nose" or "tail" mirrors whole cards, edges and
    all: it gets one that ends beyond it, or round ones."""
    put = partial(card, clear=clear)
    main, rim, nose = LIGHT_SETS[kind]
    cx = length / 2
    if view == "side":
        put((cx, 1.6, height + 2.9), (cx, .3, 0), 7.2, 1.5, 5. * gains["top"], "edge", main)
        put((cx, 8.6, 3.0), (cx, 0, .7), 9.5, 1.5, 4.5 * gains["flank"], "linear", main)
        put((cx, -4.5, 2.4), (cx, 0, .9), 7.5, .5, 10. * gains["rim"], "edge", rim)
        put((-4.8, 2.2, 1.3), (0, 0, .6), 3., 1.4, 5., "edge", nose)
        put((length + 4.8, 2.2, 1.3), (length, 0, .6), 3., 1.4, 5., "edge", rim)
        if gains["beyond"]:  # the roof's outline, which panes seen edge-on mirror too
            put((cx, -9., 1.9), (cx, 0, 1.2), 16., 1.6, 5. * gains["beyond"], "edge", main, floor=False)
        return
    fx = (lambda x: length - x) if view in REAR_VIEWS else (lambda x: x)
    put((cx, -.9, height + 2.5), (cx, 0, 0), 7.6, 1.9, 6. * gains["top"], "soft", main)
    put((fx(8.6), 5.0, 1.25), (fx(2.6), .6, .75), 6.2, 1.5, 6.5 * gains["flank"], "linear", main)
    if flat == "tail":
        put((fx(-4.6), -4.4, 1.2), (fx(.3), 0, .55), 7.5, 2.4, 3.4 * gains["nose"], "round", main)
        put((fx(-7.5), .5, .9), (fx(0), 0, .6), 11., 2.6, 1.5, "round", main)
    elif flat == "nose":
        put((fx(-7.), -1.8, 1.5), (fx(0), 0, .6), 16., .7, 6. * gains["nose"], "soft", main)
    else:
        put((fx(-4.6), -4.4, 1.35), (fx(.3), 0, .55), 4.2, .9, 5. * gains["nose"], "linear", nose)
    put((fx(8.8), -6.6, 2.3), (fx(2.), 0, .8), 6.4, 1.5, 5. * gains["rim"], "edge", rim)
    put((fx(-4.2), 6.5, 2.8), (fx(1.2), .6, .6), 6.2, 2.5, 5.0 * gains["key"], "round", main)
    if gains["beyond"]:  # what roof and bonnet mirror, seen this low
        put((fx(3.2), -7.5, 2.6), (fx(2.2), 0, 1.), 10.5, 2.2, 5. * gains["beyond"], "linear", main)
    if gains["front"] and not flat:  # nose and grille
        put((fx(-6.6), -5.2, 1.15), (fx(.2), 0, .5), 7.5, 2.3, 5. * gains["front"], "edge", nose)
    if gains["strip"]:  # one crisp line along shoulder and bonnet
        put((fx(1.2), 3.6, height + 1.5), (fx(1.6), .4, .8), 6.8, .22, 16. * gains["strip"], "edge", main)


def camera(view, lens=None, shift=(0, 0), body=""):
    """A vehicle that has a camera of its own for the view gets that one."""
    own = f"{body}-{view}"
    view = own if own in CAMERAS else view
    location, target, focal = CAMERAS[view]
    data = bpy.data.cameras.new("camera")
    ob = link(bpy.data.objects.new("camera", data))
    ob.location = location
    aim(ob, target)
    bpy.context.scene.camera = ob
    data.lens = lens or focal
    data.shift_x, data.shift_y = shift
    if view in STOPS:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(location) - Vector(target)).length
        data.dof.aperture_fstop = STOPS[view]
    heading = Vector((target[0] - location[0], target[1] - location[1], 0)).normalized()
    return ob, heading
