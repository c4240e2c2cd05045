"""Meshes a body and stores it for Blender.

  python3 -m shapes.mesh coupe 0.006 <folder>      (run inside art/)

Writes <folder>/<body>.npz: vertices, triangles, normals of the half with y >= 0, one
float per vertex and mask (`a_<name>`), the rolled arch lips, and where badge and number
plates sit.
"""
import os
import sys
import time

import numpy as np
from skimage.measure import marching_cubes

from .bodies import BODIES
from .coupe import HANDLE_RISE


def clip(vertices, triangles, normals, keep):
    """Keeps the part with keep >= 0, cutting triangles exactly at zero."""
    inside = keep >= 0
    count = inside[triangles].sum(1)
    fresh_v, fresh_n, cache, cut = [], [], {}, []

    def edge(a, b):
        key = (min(a, b), max(a, b))
        if key not in cache:
            t = keep[a] / (keep[a] - keep[b])
            n = normals[a] + (normals[b] - normals[a]) * t
            cache[key] = len(vertices) + len(fresh_v)
            fresh_v.append(vertices[a] + (vertices[b] - vertices[a]) * t)
            fresh_n.append(n / np.linalg.norm(n))
        return cache[key]

    for tri in triangles[(count == 1) | (count == 2)]:
        flags = [bool(inside[j]) for j in tri]
        j = flags.index(sum(flags) == 1)
        a, b, c = tri[j], tri[(j + 1) % 3], tri[(j + 2) % 3]
        e1, e2 = edge(a, b), edge(a, c)
        cut += [(a, e1, e2)] if sum(flags) == 1 else [(e1, b, c), (e1, c, e2)]
    v = np.vstack([vertices, np.array(fresh_v).reshape(-1, 3)])
    n = np.vstack([normals, np.array(fresh_n).reshape(-1, 3)])
    t = np.vstack([triangles[count == 3], np.array(cut, int).reshape(-1, 3)])
    used = np.zeros(len(v), bool)
    used[t] = True
    return v[used], (np.cumsum(used) - 1)[t], n[used]


def gradient(body, points, e=1e-3):
    x, y, z = points.T
    f = body.field
    return np.stack([f(x + e, y, z) - f(x - e, y, z), f(x, y + e, z) - f(x, y - e, z), f(x, y, z + e) - f(x, y, z - e)], 1) / (2 * e)


def root(body, point, direction, low, high):
    """Where a ray leaves the body: distance along the direction, by bisection."""
    for _ in range(40):
        mid = (low + high) / 2
        f = body.field(*[np.asarray(p + d * mid) for p, d in zip(point, direction)])
        low, high = np.where(f < 0, mid, low), np.where(f < 0, high, mid)
    return (low + high) / 2


def arch_lip(body, axle):
    """The rolled edge of a wheel arch: six rings of points, the last one deep inside."""
    angle = np.linspace(-0.55, np.pi + 0.55, 240)
    px, pz = axle + body.arch * np.cos(angle), body.axle_height + body.arch * np.sin(angle)
    y = root(body, (px, 0 * px, pz), (0, 1, 0), np.full(angle.shape, 0.5), np.full(angle.shape, 1.1))
    rings = []
    for dr, dy in ((0, 0), (-0.003, -0.0008), (-0.006, -0.003), (-0.0075, -0.007), (-0.0075, -0.025), (0, -0.03), (0, -0.42)):
        r = body.arch + dr
        rings.append(np.stack([axle + r * np.cos(angle), y + dy, body.axle_height + r * np.sin(angle)], 1))
    return np.array(rings)


def wiper(body, start, end, rise):
    """A blade at rest: points and normals along the windscreen's lower edge, from its pivot outwards."""

    def above(x, y):
        z = .6 + root(body, (x, y, np.full(x.shape, .6)), (0, 0, 1), np.zeros(x.shape), np.full(x.shape, 1.2))
        points = np.stack([x, y, z], 1)
        normals = gradient(body, points)
        return points, normals / np.linalg.norm(normals, axis=1, keepdims=True)

    along, grid = np.linspace(start, end, 40), np.arange(.6, 2.0, .002)
    first = []
    for y in along:
        points, normals = above(grid, np.full(grid.shape, abs(y)))
        first.append(grid[np.argmax(body.masks(*points.T, normals)["screen"] < -(.016 + rise * (y - start) / (end - start)))])
    curve = np.polynomial.Polynomial.fit(along, first, 3)  # a blade is one curve, not steps of a grid
    points, normals = above(curve(along), np.abs(along))
    side = np.stack([np.ones(40), np.where(along < 0, -1, 1), np.ones(40)], 1)
    return np.concatenate([points * side, normals * side], 1)


def handle(body, at, height):
    """The flank that a door's handle spans, as if it had no bowl behind it: points and normals, from front to rear."""
    x = at + np.linspace(-.105, .105, 48)
    z = height + HANDLE_RISE * (x - at)
    y = root(body, (x, 0 * x, z), (0, 1, 0), np.full(x.shape, .5), np.full(x.shape, 1.1)) + body.bowls(x, z)
    normals = gradient(body, np.stack([x[[0, -1]], y[[0, -1]], z[[0, -1]]], 1)).mean(0)
    return np.concatenate([np.stack([x, y, z], 1), np.broadcast_to(normals / np.linalg.norm(normals), (48, 3))], 1)


def build(kind, pitch, folder):
    start = time.time()
    body = BODIES[kind]()
    xs = np.arange(-0.06, body.length + 0.08, pitch)
    ys = np.arange(-2 * pitch, 1.06, pitch)
    zs = np.arange(0.08, body.height + 0.1, pitch)
    volume = np.empty((len(xs), len(ys), len(zs)), np.float32)
    y, z = np.meshgrid(ys, zs, indexing="ij")
    for i in range(0, len(xs), 24):  # in slabs, to keep memory low
        x = xs[i : i + 24][:, None, None]
        volume[i : i + 24] = body.field(x + 0 * y[None], y[None] + 0 * x, z[None] + 0 * x)
    v, t, _, _ = marching_cubes(volume, 0.0, spacing=(pitch,) * 3, allow_degenerate=False)  # a sliver glints as a speck
    del volume
    v = v + np.array([xs[0], ys[0], zs[0]])
    for _ in range(2):  # Newton steps back onto the true surface
        g = gradient(body, v)
        v = v - g * np.clip(body.field(*v.T) / np.maximum((g * g).sum(1), 1e-6), -pitch, pitch)[:, None]
    n = gradient(body, v)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    facing = np.cross(v[t[:, 1]] - v[t[:, 0]], v[t[:, 2]] - v[t[:, 0]])
    if np.einsum("ij,ij->i", facing, n[t[:, 0]]).mean() < 0:
        t = t[:, ::-1]
    v, t, n = clip(v, t, n, v[:, 1].copy())
    centre = np.abs(v[:, 1]) < 1e-9
    n[centre, 1] = 0
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    for axle in (body.front_axle, body.rear_axle):
        r = np.hypot(v[:, 0] - axle, v[:, 2] - body.axle_height) - body.arch
        v, t, n = clip(v, t, n, np.where(v[:, 1] > 0.55, r, np.maximum(r, 1e-3)))
    fixed = {}
    for name, (where, z0, *aside) in body.fittings.items():
        direction = (-1, 0, 0) if where == "front" else (1, 0, 0)
        y0 = aside[0] if aside else 0.0
        far = root(body, (2.0, y0, z0), direction, np.asarray(0.5), np.asarray(3.5))
        point = np.array([[2.0 + direction[0] * float(far), y0, z0]])
        normal = gradient(body, point)
        fixed["at_" + name] = np.vstack([point, normal / np.linalg.norm(normal)])
    fixed["wipers"] = np.stack([wiper(body, *blade) for blade in body.wipers])
    fixed["handles"] = np.array([handle(body, *middle) for middle in body.handles])
    masks = {"a_" + k: np.clip(m, -9, 9).astype(np.float32) for k, m in body.masks(*v.T, n).items()}
    path = os.path.join(folder, kind + ".npz")
    np.savez(path, V=v.astype(np.float32), T=t.astype(np.int32), N=n.astype(np.float32),
             lip0=arch_lip(body, body.front_axle), lip1=arch_lip(body, body.rear_axle), **masks, **fixed)
    print(f"{path}: {len(v)} vertices, {len(t)} triangles, {time.time() - start:.0f} s")


if __name__ == "__main__":
    build(sys.argv[1], float(sys.argv[2]), sys.argv[3])
