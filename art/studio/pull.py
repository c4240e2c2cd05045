"""A gloved hand pulling film off a panel: the maker's paint is as it was. Lengths are in decimetres."""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix

from .films import film
from .hand import MODEL, OUT, REACH, UP, WIDE, Hand, arm, beyond, glove, lamps
from .lights import background, card, new_world
from .macro import camera, close_film
from .nodes import grid, material, mesh, plain, quads

#: Camera, target, focal length in mm, aperture.
VIEW = (3.3, 6.2, 3.3), (-.30, -.3, 1.12), 54, .35
#: The hand as it holds its card, turned up and lifted: the film is in the card's place.
LIFT = Matrix.Translation((-.55, .25, 1.6)) @ Matrix.Rotation(math.radians(18), 4, "Y")
#: The line at which the film lets go, from the panel's near edge to its far one.
NEAR, FAR = np.array((3.0, 2.35)), np.array((-4.6, -4.0))
#: Where the panel turns down: its near edge (y) and its left one (x).
EDGE, SIDE = 1.45, -3.1


def panel(x, y):
    """A bonnet's corner: nearly flat, and round at two edges."""
    over, aside = np.maximum(y - EDGE, 0), np.maximum(SIDE - x, 0)
    return -.010 * x * x - .012 * y * y - .55 * over**2 - .3 * aside**2


def paint(scene):
    m, s = material("paint")
    s.finish(film(s, "gloss", tuple(scene.paint)))
    grid("panel", lambda u, v: (x := SIDE - 2 + u * 14, y := -9 + v * 12.2, panel(x, y)), 500, 500, m)


def on_panel(points):
    """Points (..., 2) as film lies there (..., 3)."""
    return np.concatenate([points, panel(points[..., :1], points[..., 1:]) + .012], -1)


def peeling(scene):
    """Film that is still on the panel, and in one piece with it what has come off, drawn tight towards the hand."""
    along = FAR - NEAR
    off = np.array((along[1], -along[0])) / np.hypot(*along)  # from the film that is on to the bare paint
    turned, lifted = np.array(LIFT)[:3, :3], np.array(LIFT)[:3, 3]
    u = np.linspace(1, 0, 700)[:, None, None]
    line = NEAR + u * along + .055 * np.sin(9 * u + 1) * u * off
    laid = on_panel(line - np.linspace(9, 0, 360)[:, None] * off)
    t = np.linspace(0, 1, 540)[:, None]
    t = .35 * t + .65 * t**2  # closer rows at the bend
    start = on_panel(line)
    bend = start + .34 * np.append(off, 0)
    held = (REACH * .97 * UP + (.5 - u) * 1.5 * WIDE * np.array((0, 1, 0))) @ turned.T + lifted
    pleats = (.030 * np.sin(26 * u + .6) + .018 * np.sin(47 * u + 2)) * t**1.2 * (1 - t) * 2.2
    drawn = (1 - t) ** 2 * start + 2 * t * (1 - t) * bend + t**2 * held + pleats * (turned @ OUT)
    rows = np.concatenate([laid, drawn], 1)
    ob = mesh("film", rows.reshape(-1, 3), quads(*rows.shape[:2])[:, ::-1], close_film(scene))
    solid = ob.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .008, 1
    ob.data.materials.append(plain("adhesive", color=(.36, .36, .355), rough=.3, spec=.5, coat=.4, coat_rough=.15))
    solid.material_offset = solid.material_offset_rim = 1


def pulling(scene):
    s = new_world("room", "NONE")
    s.links.new(background(s, (.9, .95, 1.), .035), s.node("OutputWorld").inputs[0])
    arm(*glove(Hand(os.path.join(scene.work, MODEL))))
    bpy.context.view_layer.update()
    for ob in bpy.data.objects:
        ob.matrix_world = LIFT @ ob.matrix_world
    paint(scene)
    peeling(scene)
    card((-3, -7, 12), (-1, -1, 0), 22., 1.6, 9., "edge", (.93, .97, 1.))
    card((-3, 3, 13), (-1, 0, 0), 22., 1.2, 7., "edge", (.93, .97, 1.))
    beyond(scene, (.006, .022, .075))
    lamps(24.).visible_glossy = False
    card((-13, -22, 8.5), (-1, -1, 0), 30., 4.5, 4., "round", (1., .93, .84))
    card((8, 5, 6), (0, 0, 1.), 5., 4., 9., "soft", (1., .95, .88))
    card((-6, -4, 5), (0, 0, .7), 1.5, 4.6, 6.5, "edge", (.80, .90, 1.))
    camera(*VIEW)


SCENES = {"pull": pulling}
