"""Side views as vector outlines, computed from the same bodies as the renders.

For every cell of a 1 cm grid the outermost point of the body is found along y. Outline,
glass, lamps and panels are then contours of masks.
"""
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapes.bodies import BODIES
from skimage.measure import approximate_polygon, find_contours

GRID = .01


def number(v):
    text = f"{v:.1f}"
    return str(round(v)) if text.endswith(".0") else text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


class Side:
    def __init__(self, kind):
        self.body = BODIES[kind]()
        body = self.body
        self.xs = np.arange(-.06, body.length + .1, GRID)
        self.zs = np.arange(.08, body.height + .1, GRID)
        self.top = self.zs[-1]
        x, z = np.meshgrid(self.xs, self.zs, indexing="ij")
        plain = BODIES[kind]()
        masks = type(body).front_masks  # the outline ignores recesses: grille and diffuser
        plain.diffuser = lambda y, z: np.full(np.broadcast(y, z).shape, 9.)
        plain.front_masks = lambda *p: (np.full(np.broadcast(*p).shape, 9.),) + tuple(masks(body, *p)[1:])
        y, found, nearest = np.zeros(x.shape), np.zeros(x.shape, bool), np.full(x.shape, 9.)
        for level in np.linspace(1.08, 0, 109):
            f = body.field(x, level + 0 * x, z)
            nearest = np.minimum(nearest, plain.field(x, level + 0 * x, z))
            hit = (f < 0) & ~found
            y[hit] = level
            found |= hit
        low, high = y.copy(), y + .011
        for _ in range(14):
            mid = (low + high) / 2
            f = body.field(x, mid, z)
            low, high = np.where(f < 0, mid, low), np.where(f < 0, high, mid)
        y, e = np.where(found, low, 0), .004
        f = body.field
        n = np.stack([f(x + e, y, z) - f(x - e, y, z), f(x, y + e, z) - f(x, y - e, z), f(x, y, z + e) - f(x, y, z - e)], -1)
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        self.found, self.nearest = found, nearest
        m = body.masks(x.ravel(), y.ravel(), z.ravel(), n.reshape(-1, 3))
        self.masks = {k: np.where(found, v.reshape(x.shape), 9) for k, v in m.items()}
        self.nz = np.where(found, n[..., 2], 0)
        self.inside = gaussian_filter(found.astype(float), 1) > .6

    def scale(self, points):
        return np.c_[(points[:, 0] * GRID + self.xs[0]) * 100, (self.top - (points[:, 1] * GRID + self.zs[0])) * 100]

    def area(self, field, level=0., blur=0., tolerance=.0035, shortest=.15, most=9, corner=.55):
        """Closed outlines of where the field exceeds the level, as cubic curves."""
        f = np.pad(gaussian_filter(field, blur / GRID) if blur else field, 1, constant_values=level - 1)
        out = []
        for contour in sorted(find_contours(f, level), key=len, reverse=True)[:most]:
            contour = contour - 1
            if np.hypot(*np.diff(contour, axis=0).T).sum() * GRID < shortest:
                continue
            p = approximate_polygon(contour, tolerance / GRID)
            closed = np.allclose(p[0], p[-1])
            p = self.scale(p[:-1] if closed else p)
            if len(p) >= 3:
                out.append(curve(p, closed, corner))
        return "".join(out)

    def line(self, field, where, tolerance=.003, shortest=.12, most=4):
        """Open lines of where the field is zero."""
        out = []
        for contour in sorted(find_contours(np.where(where, field, np.nan), 0), key=len, reverse=True)[:most]:
            if len(contour) * GRID >= shortest:
                out.append(curve(self.scale(approximate_polygon(contour, tolerance / GRID)), False))
        return "".join(out)


def curve(p, closed, corner=.55):
    """Catmull-Rom through the points, with real corners kept as corners."""
    n = len(p)

    def tangent(a, b, c):
        u, v = b - a, c - b
        lu, lv = np.hypot(*u), np.hypot(*v)
        if min(lu, lv) < 1e-6 or np.dot(u, v) / (lu * lv) < corner:
            return None
        d = u / lu + v / lv
        return d / np.hypot(*d)

    here = np.round(p[0], 1)
    out = f"M{number(here[0])} {number(here[1])}"
    for i in range(n if closed else n - 1):
        p1, p2 = p[i], p[(i + 1) % n]
        t1 = tangent(p[i - 1], p1, p2) if closed or i > 0 else None
        t2 = tangent(p1, p2, p[(i + 2) % n]) if closed or i < n - 2 else None
        length = np.hypot(*(p2 - p1))
        before, after = (min(length, 3 * np.hypot(*(b - a)) + 1e-6) for a, b in ((p[i - 1], p1), (p2, p[(i + 2) % n])))
        u = (p2 - p1) / max(length, 1e-6)
        c1, c2 = p1 + (u if t1 is None else t1) * before / 3, p2 - (u if t2 is None else t2) * after / 3
        if t1 is None and t2 is None:
            out += "l" + " ".join(number(v) for v in p2 - here)
        else:
            out += "c" + " ".join(number(v) for v in (*(c1 - here), *(c2 - here), *(p2 - here)))
        here = here + np.round(p2 - here, 1)
    return (out + ("Z" if closed else "")).replace(" -", "-")


def outlines(kind):
    """Every path of a side view, in centimetres, with the ground at y = top."""
    s = Side(kind)
    m, inside, clipped = s.masks, s.inside, lambda a, r=.2: -np.clip(a, -r, r)
    glass = np.minimum(np.minimum(m["side_glass"], m["screen"]), m["rear_screen"])
    free = inside & (glass > .012)
    away, nearest = distance_transform_edt(~inside, return_indices=True)
    on_body = lambda f: np.where(away < 4, f[tuple(nearest)], -1)  # noqa: E731  a little past the edge, where the outline cuts it cleanly
    frame = np.minimum(m["side_glass"], m["post"]) if "post" in m else m["side_glass"]
    p = {
        "body": s.area(clipped(s.nearest, .1), blur=.012, tolerance=.0022, most=1),
        "side_glass": s.area(clipped(m["side_glass"]), tolerance=.003, most=3),
        "side_trim": s.area(clipped(frame), -.014, tolerance=.003, most=3),
        "screen": s.area(on_body(clipped(m["screen"])), tolerance=.003, most=2),
        "rear_screen": "" if kind == "van" else s.area(on_body(clipped(m["rear_screen"])), tolerance=.003, most=2),
        "lamp": s.area(clipped(m["lamp"]), tolerance=.002, shortest=.1, most=2),
        "tail": s.area(clipped(m["tail"]), tolerance=.002, shortest=.08, most=2),
        "sill": s.area(np.where(inside, clipped(m["sill"]), -.2), tolerance=.004, most=2),
        "grille": s.area(clipped(m["grille"], .1), 0, .010, tolerance=.005, shortest=.1, most=1),
        "handle": s.area(clipped(m["grip"], .1), tolerance=.002, shortest=.05, most=2),
    }
    gaps = s.line(m["door"], free & (np.abs(m["door"]) < .5))
    if "sliding_door" in m:
        gaps += s.line(m["sliding_door"], free & (np.abs(m["sliding_door"]) < .5))
    p["bumper"] = s.line(m["bumper"], free & (np.abs(m["bumper"]) < .3) & (m["arch"] > .01) & (m["tail"] > .01))
    gaps += s.line(m["bonnet"], free & (np.abs(m["bonnet"]) < .2) & (s.nz < .9), shortest=.4, most=2)
    p["gaps"] = gaps
    b = s.body
    return p, dict(top=s.top * 100, length=b.length * 100, front=b.front_axle * 100, rear=b.rear_axle * 100, axle=b.axle_height * 100,
                   tyre=b.tyre * 100, arch=b.arch * 100, mirror=(b.mirror[0][0] * 100, b.mirror[0][2] * 100))
