"""What places are built of: boxes, a roller door, and two ways to mix."""
import numpy as np

from .nodes import material, mesh


def scaled(s, vector, *factors):
    x, y, z = s.split(vector)
    out = s.node("CombineXYZ")
    for socket, part, factor in zip(out.inputs, (x, y, z), factors):
        s.set(s.math("MULTIPLY", part, factor), socket)
    return out.outputs[0]


def blend(s, factor, a, b, kind="MIX"):
    n = s.node("MixRGB", blend_type=kind)
    s.set(factor, n.inputs[0])
    s.set(a, n.inputs[1])
    s.set(b, n.inputs[2])
    return n.outputs[0]


def roller():
    m, s = material("roller")
    z = s.split(s.position())[2]
    slat = s.math("POWER", s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", z, np.pi / .098))), .6)
    s.finish(s.surface(color=(.085, .115, .120), metal=.1, rough=.45, spec=.4, normal=s.bump(slat, .018, 1.)))
    return m


def box(name, x0, x1, y0, y1, z0, z1, mat):
    corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    return mesh(name, corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], mat, False)
