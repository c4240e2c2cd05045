"""Film that has left the panel it was on: the paint it kept, and the film bent back over itself. Metres."""
import numpy as np
from mathutils import Vector

from shapes.bodies import BODIES
from shapes.maths import polygon

from .films import film
from .lights import card
from .nodes import material, mesh, quads


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
    solid.thickness, solid.offset = .0003, 1
    back, s = material("adhesive")
    blotch = s.texture("Noise", 9., s.position(), Detail=4.).outputs[0]
    s.finish(s.surface(color=s.colours(blotch, [(.3, (.40, .40, .39)), (.7, (.44, .44, .43))]), rough=.5, spec=.4))
    ob.data.materials.append(back)
    solid.material_offset = solid.material_offset_rim = 1


class Bonnet:
    """Off the bonnet up to a line through `start` (x, y), drawn in direction `angle`; the paint below mirrors `lamp`."""

    def __init__(self, start, angle, radius, lamp):
        self.start, self.radius, self.lamp = np.array(start), radius, lamp
        self.way = np.array([np.cos(angle), np.sin(angle)])
        self.along = np.array([-self.way[1], self.way[0]])

    def front(self, s):
        """The line is not quite straight."""
        return .010 * np.sin(5 * s + 1) + .004 * np.sin(13 * s)

    def bared(self, points, masks, scene):
        p = points[:, :2] - self.start
        return np.minimum(p @ self.way - self.front(p @ self.along), -masks["a_bonnet"])

    def flap(self, scene, halves):
        outline = BODIES[scene.body].bonnet_outline

        def line(s):
            return self.start + s[:, None] * self.along + self.front(s)[:, None] * self.way

        s, steps = np.linspace(-1.2, 1.2, 2400), np.arange(0, 1.2, .002)
        q = line(s)[:, None] + steps[:, None] * self.way
        covered = polygon(q[..., 0], np.abs(q[..., 1]), outline) < -.002
        reach = np.where(covered[:, 0], steps[np.argmin(covered, 1)], 0)
        on = np.nonzero(reach > .004)[0]
        at = np.linspace(s[on[0]], s[on[-1]], 700)
        reach = np.interp(at, s, reach)
        hits = [halves[y < 0].ray_cast(Vector((x, y, 3)), Vector((0, 0, -1))) for x, y in line(at)]
        base, up = np.array([h[1] for h in hits]), unit(smooth(np.array([h[2] for h in hits]), 61))
        way = np.append(self.way, 0)
        way = unit(way - up * (up @ way)[:, None])
        t = np.linspace(0, 1, 420)
        out, high = bend(t * reach[:, None], self.radius * (1 + .25 * np.sin(2.2 * at + .4))[:, None])
        ripples = sum(a * np.sin(k * at + p) for a, k, p in ((.0005, 31, .3), (.0003, 53, 1.9), (.0026, 12, 2.2)))[:, None]
        high = high + ripples * np.sin(np.pi * np.clip(t * 1.1, 0, 1)) * (1 - .5 * t) - .01 * t**2 * np.sin(19 * at + 2)[:, None]
        flap(scene, base, way, up, out, high)
        card(*self.lamp, floor=False)


class Arch:
    """Off the lip of the front wheel's arch, round `middle` (radians from the horizontal)."""

    def __init__(self, middle, spread, height):
        self.middle, self.spread, self.height = middle, spread, height

    def lifted(self, a):
        """How far from the lip the film has let go, by the angle."""
        u = (a - self.middle) / self.spread
        return self.height * np.exp(-np.abs(u) ** 2.4) * (1 + .05 * np.sin(17 * a) + .02 * np.sin(41 * a))

    def around(self, scene, x, z):
        body = BODIES[scene.body]
        x, z = x - body.front_axle, z - body.axle_height
        return np.arctan2(z, x), np.hypot(x, z) - body.arch

    def bared(self, points, masks, scene):
        a, far = self.around(scene, points[:, 0], points[:, 2])
        return np.where((points[:, 1] > 0) & (far < .2), self.lifted(a) - far, -1)

    def flap(self, scene, halves):
        body = BODIES[scene.body]
        a = np.linspace(self.middle - 2 * self.spread, self.middle + 2 * self.spread, 900)
        reach = self.lifted(a)
        radial = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)
        at = np.array([body.front_axle, 0, body.axle_height]) + radial * (body.arch + .003 + reach)[:, None]
        hits = [halves[0].ray_cast(Vector((x, 2., z)), Vector((0, -1, 0))) for x, _, z in at]
        base, up = np.array([h[1] for h in hits]), unit(smooth(np.array([h[2] for h in hits]), 61))
        way = unit(-radial + up * (up * radial).sum(1, keepdims=True))
        t = np.linspace(0, 1, 260)
        out, high = bend(t * reach[:, None] * 1.08, .008 * (1 + .2 * np.sin(9 * a + 1))[:, None], 2.2, .09)
        card((-.6, 4.4, .7), (1., .95, .72), 2.2, 1.2, 16., "soft", floor=False)  # the adhesive, the tyre
        high = high + .0006 * t * np.sin(60 * a + 3)[:, None] + .0003 * t * np.sin(137 * a)[:, None]
        flap(scene, base, way, up, out, high)


PEELS = {
    "corner": Bonnet((.60, .36), np.radians(130), .022, ((4.5, -3.2, 3.0), (.4, .5, .78), 4., 1.2, .7, "edge")),
    "arch": Arch(np.radians(80), np.radians(13), .042),
}
