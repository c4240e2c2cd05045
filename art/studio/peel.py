"""Film that has left the panel it was on: the paint it kept, and the film bent back over itself. Metres."""
import numpy as np
from mathutils import Vector

from shapes.bodies import BODIES
from shapes.maths import polygon

from .films import film
from .lights import card
from .nodes import material, mesh, quads

#: The film has left the bonnet up to a line: a point on it, and the way it was drawn (x, y).
FROM, ANGLE = (.80, .12), np.radians(137)
WAY = np.array([np.cos(ANGLE), np.sin(ANGLE)])
ALONG = np.array([-WAY[1], WAY[0]])


def front(s):
    """The line is not quite straight."""
    return .010 * np.sin(5 * s + 1) + .004 * np.sin(13 * s)


def bared(points):
    """How far each point (x, y, z) lies on the bared side of the line."""
    p = points[:, :2] - FROM
    return p @ WAY - front(p @ ALONG)


def smooth(values, width):
    kernel = np.hanning(width)
    return np.stack([np.convolve(np.pad(c, width // 2, "edge"), kernel / kernel.sum(), "valid") for c in values.T], -1)


def unit(v):
    return v / np.linalg.norm(v, axis=1, keepdims=True)


def bend(distance, radius, full=3.6, opening=.28):
    """Where film goes that leaves its panel and bends round `radius` by `full` radians, then opens again: (outwards, upwards) by the distance along it."""
    turn, rest = np.minimum(distance / radius, full), np.maximum(distance - full * radius, 0)
    return radius * np.sin(turn) + rest * np.cos(full), radius * (1 - np.cos(turn)) + rest * np.sin(full) + .5 * rest**2 / opening


def flap(scene, base, way, up, out, high):
    """Film from points `base` (n, 3) on a panel: `out` (n, m) along `way`, `high` along `up`. Its underside is grey adhesive."""
    p = base[:, None] + out[..., None] * way[:, None] + (high + .0012)[..., None] * up[:, None]
    m, s = material("film")
    s.finish(film(s, scene.finish, tuple(scene.colour)))
    ob = mesh("flap", p.reshape(-1, 3), quads(*out.shape), m)
    solid = ob.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .0006, 1
    back, s = material("adhesive")
    blotch = s.texture("Noise", 9., s.position(), Detail=4.).outputs[0]
    s.finish(s.surface(color=s.colours(blotch, [(.3, (.27, .27, .266)), (.7, (.29, .29, .285))]), rough=.34, spec=.5, coat=.5, coat_rough=.12))
    ob.data.materials.append(back)
    solid.material_offset = solid.material_offset_rim = 1
    return ob


def bonnet(scene, halves):
    """`halves`: the body's meshes on the driver's side (y > 0) and on the other."""
    outline = BODIES[scene.body].bonnet_outline
    s = np.linspace(-1.2, 1.2, 2400)
    start = np.array(FROM) + s[:, None] * ALONG + front(s)[:, None] * WAY
    steps = np.arange(0, 1.2, .002)
    q = start[:, None] + steps[:, None] * WAY
    covered = polygon(q[..., 0], np.abs(q[..., 1]), outline) < -.002
    reach = np.where(covered[:, 0], steps[np.argmin(covered, 1)], 0)
    on = np.nonzero(reach > .004)[0]
    at = np.linspace(s[on[0]], s[on[-1]], 700)
    reach = np.interp(at, s, reach)
    start = np.array(FROM) + at[:, None] * ALONG + front(at)[:, None] * WAY
    hits = [halves[y < 0].ray_cast(Vector((x, y, 3)), Vector((0, 0, -1))) for x, y in start]
    base, up = np.array([h[1] for h in hits]), unit(smooth(np.array([h[2] for h in hits]), 61))
    way = np.append(WAY, 0)
    way = unit(way - up * (up @ way)[:, None])
    t = np.linspace(0, 1, 420)
    radius = .068 * (1 + .25 * np.sin(2.2 * at + .4))[:, None]
    out, high = bend(t * reach[:, None], radius)
    ripples = sum(a * np.sin(k * at + p) for a, k, p in ((.0005, 31, .3), (.0003, 53, 1.9), (.0026, 12, 2.2)))[:, None]
    high = high + ripples * np.sin(np.pi * np.clip(t * 1.1, 0, 1)) * (1 - .5 * t) - .01 * t**2 * np.sin(19 * at + 2)[:, None]
    flap(scene, base, way, up, out, high)
    card((5.5, 4.2, 3.4), (.5, .3, .78), 5., 1.2, 5., "edge", floor=False)  # what the bared paint mirrors
