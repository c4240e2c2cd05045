"""Small tools for drawing car bodies as signed fields (negative inside). Lengths in metres."""
import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.ndimage import gaussian_filter1d


def fair(xs, ys, sigma=0.06, lo=-1.0, hi=6.0, samples=2801):
    """A curve through control points without overshoot, faired until its curvature is smooth."""
    grid = np.linspace(lo, hi, samples)
    values = PchipInterpolator(xs, ys, extrapolate=False)(np.clip(grid, xs[0], xs[-1]))
    start = (ys[1] - ys[0]) / (xs[1] - xs[0])
    end = (ys[-1] - ys[-2]) / (xs[-1] - xs[-2])
    values = np.where(grid < xs[0], ys[0] + start * (grid - xs[0]), values)
    values = np.where(grid > xs[-1], ys[-1] + end * (grid - xs[-1]), values)
    spline = CubicSpline(grid, gaussian_filter1d(values, sigma / (grid[1] - grid[0]), mode="nearest"))
    return lambda x: spline(np.clip(x, lo, hi)).astype(x.dtype if hasattr(x, "dtype") else float)


def smax(a, b, k):
    """Maximum with a fillet of radius about k; C2, so reflections do not kink."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * (k / 6)


def smin(a, b, k):
    return -smax(-a, -b, k)


def gate(condition, distance):
    """Switches a signed line off where the condition fails. The sign stays: a jump would draw a false line."""
    return np.where(condition, distance, 9 * np.sign(distance))


def step(e0, e1, x):
    t = np.clip((x - e0) / (e1 - e0), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def rounded_box(u, v, cu, cv, hu, hv, r):
    du = np.abs(u - cu) - (hu - r)
    dv = np.abs(v - cv) - (hv - r)
    return np.sqrt(np.maximum(du, 0) ** 2 + np.maximum(dv, 0) ** 2) + np.minimum(np.maximum(du, dv), 0) - r


def polygon(u, v, points):
    """Signed distance to a closed polygon."""
    distance = np.full(np.broadcast(u, v).shape, 1e9)
    sign = np.ones(distance.shape)
    for i, (ax, ay) in enumerate(points):
        bx, by = points[(i + 1) % len(points)]
        ex, ey = bx - ax, by - ay
        wx, wy = u - ax, v - ay
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1)
        qx, qy = wx - ex * t, wy - ey * t
        distance = np.minimum(distance, qx * qx + qy * qy)
        above, below, left = v >= ay, v < by, ex * wy > ey * wx
        sign = np.where((above & below & left) | (~above & ~below & ~left), -sign, sign)
    return sign * np.sqrt(distance)


def rounded(points, n=8):
    """A closed Catmull-Rom curve through the points, as a polygon."""
    p = np.array(points, float)
    out = []
    for i in range(len(p)):
        p0, p1, p2, p3 = p[i - 1], p[i], p[(i + 1) % len(p)], p[(i + 2) % len(p)]
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    return [tuple(q) for q in out]
