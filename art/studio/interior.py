"""What is seen through the glass: seats, bench or bulkhead, dashboard, steering wheel, mirror. The driver sits on the right (y > 0)."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from .nodes import link, mesh, plain, quads

#: Metres: where the hips are (x, y, z), how high the back and the dashboard reach, the wheel, the mirror, the bench.
CABINS = {
    "coupe": dict(hips=(2.36, .37, .50), back=.52, dash=(1.59, .865, .66), wheel=(1.93, .37, .850, 24), mirror=(1.955, 1.125), bench=(3.10, .52, .50)),
    "hatch": dict(hips=(1.98, .36, .60), back=.54, dash=(1.22, .945, .66), wheel=(1.55, .36, .945, 26), mirror=(1.60, 1.235), bench=(2.82, .60, .52)),
    "van": dict(hips=(1.74, .44, .86), back=.58, dash=(1.08, 1.16, .72), wheel=(1.30, .44, 1.21, 42)),
}


def cushion(centre, half, pitch, mat, boxy=.36):
    """A soft-edged box, tipped backwards by `pitch` degrees."""

    def power(q):
        return np.sign(q) * np.abs(q) ** boxy

    u, w = np.meshgrid(np.linspace(0, np.pi, 25), np.linspace(0, 2 * np.pi, 48, endpoint=False), indexing="ij")
    v = np.stack([half[0] * power(np.sin(u)) * power(np.cos(w)), half[1] * power(np.sin(u)) * power(np.sin(w)), half[2] * power(np.cos(u))], -1).reshape(-1, 3)
    turn = np.array(Matrix.Rotation(math.radians(pitch), 3, "Y"))
    return mesh("cushion", v @ turn.T + np.array(centre), quads(25, 48, True), mat)


def seat(x, y, z, back, leather, trim):
    """Cushion, back with bolsters, headrest on two posts."""
    lean = 20
    cushion((x - .16, y, z - .02), (.29, .25, .075), -8, leather)
    up = np.array([math.sin(math.radians(lean)), 0, math.cos(math.radians(lean))])
    foot = np.array([x + .10, y, z])
    cushion(foot + up * back / 2, (.062, .205, back / 2 + .03), lean, leather, .42)
    for side in (-1, 1):
        cushion(foot + up * back * .47 + (-.035, side * .20, 0), (.072, .045, back * .42), lean, trim, .5)
        cushion(foot + up * (back + .06) + (0, side * .055, 0), (.007, .007, .07), lean, trim, .8)
    cushion(foot + up * (back + .135) + (-.02, 0, 0), (.046, .130, .082), lean - 4, leather, .5)


def bulkhead(x):
    """What parts cab and load: a ribbed sheet from floor to roof, so that nobody looks into an empty box."""
    y = np.linspace(-.90, .90, 361)
    ribs = x + .002 * np.clip(3 * np.sin(y * 2 * np.pi / .45), -1, 1)
    v = np.stack([np.stack([ribs, y * (1 - .10 * k), np.full(361, z)], -1) for k, z in ((0, .4), (0, 1.0), (1, 1.88))])
    mesh("bulkhead", v.reshape(-1, 3), quads(3, 361), plain("bulkhead", color=(.062, .064, .067), rough=.9, spec=.1))


def bench(x, z, back, leather):
    cushion((x - .16, 0, z), (.28, .56, .075), -8, leather)
    for y in (-.30, .30):
        cushion((x + .20, y, z + back / 2), (.07, .27, back / 2), 24, leather, .42)
        cushion((x + .33, y, z + back + .045), (.045, .11, .06), 20, leather, .5)


def ring(centre, radius, thick, lean, mat):
    """The steering wheel's rim, with a hub and three spokes."""
    a, b = np.meshgrid(np.linspace(0, 2 * np.pi, 72, endpoint=False), np.linspace(0, 2 * np.pi, 16, endpoint=False), indexing="ij")
    r = radius + thick * np.cos(b)
    v = np.stack([thick * np.sin(b), r * np.cos(a), r * np.sin(a)], -1)
    v = np.concatenate([v, v[:1]]).reshape(-1, 3)
    turn = np.array(Matrix.Rotation(math.radians(lean), 3, "Y"))
    mesh("steering", v @ turn.T + np.array(centre), quads(73, 16, True), mat)
    at = np.array(centre)
    cushion(at + turn @ (-.025, 0, -.01), (.028, .072, .060), lean, mat, .6)
    cushion(at + turn @ (-.012, 0, 0), (.010, radius, .016), lean, mat, .6)
    cushion(at + turn @ (-.012, 0, -radius / 2), (.010, .020, radius / 2), lean, mat, .6)


def lamp(x, z, power, backwards=40, y=0, inwards=0):
    """A little light of its own on the seats' faces, or dark seats behind tinted glass are not there at all. It shines down,
    and so many degrees backwards or away from the near side."""
    data = bpy.data.lights.new("cabin", "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", .25, 1.0, power, (1., .93, .85)
    ob = link(bpy.data.objects.new("cabin", data))
    ob.location, ob.rotation_euler = (x, y, z), (math.radians(inwards), math.radians(-backwards), 0)
    ob.visible_camera = ob.visible_glossy = False


def interior(kind, light):
    c = CABINS[kind]
    van = kind == "van"
    cover = plain("fabric", color=(.030, .031, .035), rough=.9, spec=.1) if van else plain("leather", color=(.045, .043, .042), rough=.46, spec=.35)
    trim = plain("trim", color=(.024, .025, .028), rough=.85, spec=.1) if van else plain("trim", color=(.030, .030, .031), rough=.5, spec=.3)
    dark = plain("dash", color=(.065, .067, .070) if van else (.022, .022, .024), rough=.55, spec=.3)
    hips = c["hips"]
    for y in (-hips[1], hips[1], *([-.05] if van else ())):  # two passengers share a van's cab with the driver
        seat(hips[0], y, hips[2], c["back"], cover, trim)
    if van:
        bulkhead(hips[0] + .52)
    else:
        bench(*c["bench"], cover)
    x, z, half = c["dash"]
    cushion((x, 0, z - .10), (.24, half, .11), 7, dark, .35)
    wx, wy, wz, lean = c["wheel"]
    cushion((x + .10, wy, z + .005), (.10, .17, .045), 10, dark, .5)
    cushion((x + .20, 0, z - .05), (.012, .15, .075), -14, trim, .35)
    cushion((wx - .14, wy, wz - .06), (.15, .035, .035), lean, dark, .6)
    ring((wx, wy, wz), .178, .0145, lean, trim)
    if not van:
        mx, mz = c["mirror"]
        cushion((mx, 0, mz), (.018, .115, .033), 10, trim, .6)
        cushion((mx - .012, 0, mz + .048), (.012, .017, .042), -20, trim, .5)  # its foot on the windscreen
    if light:
        lamp(hips[0] - .22, hips[2] + .72 * c["back"] + .30, light)
    if light and van:  # on wheel and dashboard, which its great windscreen shows, and on the bulkhead behind the seats
        lamp(1.55, 1.78, 1.6 * light, -10)
        lamp(hips[0] + .30, 1.80, .35 * light, 0)
        lamp(hips[0] + .22, 1.66, .6 * light, 0, -.72, 55)  # on the near seat's flank and on the bulkhead, where the side window would be a black hole
    elif light:
        x, z, back = c["bench"]
        lamp(x - .22, z + .72 * back + .25, light)
