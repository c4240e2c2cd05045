"""Writes what the site turns the light over the hero's car with: normals, depth and masks, packed.

  python3 art/relight.py --work <folder>

One car from one camera serves all of its films. Takes half a minute of processor time; needs what picture.py needs.
"""
import argparse
import glob
import gzip
import hashlib
import json
import os
import re
import sys

import numpy as np
from scipy import ndimage

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from grade import read  # noqa: E402
from picture import blender, book, description, furnish  # noqa: E402
from shapes.bodies import BODIES  # noqa: E402
from studio.views import CAMERAS  # noqa: E402

OF = "hero-iw-214"
SIZE, SAMPLES = (1600, 900), 24
#: Pixels of SIZE: left, top, width, height. All of the car, and sides that CELL divides.
BOX = (336, 308, 1120, 464)
CELL = 2
#: Steps of a normal's component and of depth; of a mask; of the alloy's mask.
STEPS, MASK_STEPS, ALLOY_STEPS = 4095, 31, 7
CAMERA, TARGET = (np.array(point) for point in CAMERAS["front34"][:2])
#: metal, rough, spec, coat, coat_rough, pattern, as in studio/films.py. A whole clear coat is four of Principled's own.
FINISHES = {
    "factory": (.32, .40, .5, 1, .13, "none"), "enamel": (.35, .36, .5, 4, .01, "none"), "satin": (.8, .34, .4, .25, .3, "none"),
    "pearl": (.18, .36, .5, .5, .22, "none"), "matte": (.25, .58, .35, 0, .3, "none"), "chrome": (1, .045, .5, 0, .3, "none"),
    "flip": (.92, .24, .5, 1, .015, "flip"), "carbon": (.55, .34, .5, 1, .01, "weave"),
}
CARBON = (.06, .06, .06)


def render(scene, work):
    scene.update(size=SIZE, samples=SAMPLES)
    furnish(scene, work)
    blender(scene, os.path.join(work, "relight"), work, "passes")


def layers(work):
    x, y, w, h = BOX
    return (read(os.path.join(work, f"relight.{name}.0001.exr")).astype(float)[y : y + h, x : x + w] for name in ("kind", "normal", "position", "ao"))


def axes():
    forward = (TARGET - CAMERA) / np.linalg.norm(TARGET - CAMERA)
    right = np.cross(forward, (0, 0, 1))
    right /= np.linalg.norm(right)
    return right, np.cross(right, forward), forward


def rays(scene):
    right, up, forward = axes()
    scale, tall = 36 / scene["lens"], SIZE[1] / SIZE[0]
    corner = forward + right * (scene["shift"][0] - .5) * scale + up * (scene["shift"][1] + tall / 2) * scale
    return [[round(float(n), 6) for n in ray] for ray in (corner, right * scale, -up * scale * tall)]


def masks(kind, position, ao, scene):
    """Film; panes and lamps, away from their rims, where what lies beside them shows in the normals; alloy."""
    kind = np.clip(kind, 0, 1)
    open_to_light = np.clip(ndimage.gaussian_filter(ao[..., 0], 1), 0, 1)
    panes = np.where(kind[..., 1] > .6, (kind[..., 1] - .5) * 2, 0)
    panes = ndimage.gaussian_filter(ndimage.grey_erosion(panes, footprint=np.hypot(*np.mgrid[-4:5, -4:5]) <= 4), 1.2)
    body = BODIES[scene["body"]]
    from_hub = [np.hypot(position[..., 0] - axle, position[..., 2] - body.axle_height) for axle in (body.front_axle, body.rear_axle)]
    alloy = kind[..., 2] * ((abs(kind[..., 1] - .5) < .2) & (np.minimum(*from_hub) < .3))
    return kind[..., 0] * open_to_light, panes, ndimage.gaussian_filter(alloy, .6) * ao[..., 0]


def cells(values, good):
    """Means of the good pixels in and around each cell; cells without any take those of the nearest."""
    share = ndimage.gaussian_filter(good.astype(float), .55 * CELL)[CELL // 2 :: CELL, CELL // 2 :: CELL]
    total = ndimage.gaussian_filter(values * good, .55 * CELL)[CELL // 2 :: CELL, CELL // 2 :: CELL]
    nearest = ndimage.distance_transform_edt(share <= .25, return_distances=False, return_indices=True)
    return (total / np.maximum(share, 1e-6))[tuple(nearest)]


def surface(normal, position, good):
    """Normals in the camera's frame, projected from the sphere's far pole (-1 to 1, exact up to the outline), and depth."""
    length = np.linalg.norm(normal, axis=-1)
    right, up, forward = axes()
    unit = normal / np.maximum(length, 1e-6)[..., None]
    towards = np.clip(-(unit @ forward), -.2, 1)
    depth = (position - CAMERA) @ forward
    good = good & (length > .9) & (depth > 4)
    return [cells(value, good) for value in (unit @ right / (1 + towards), unit @ up / (1 + towards), depth)]


def residues(steps):
    """What the neighbours to the left and above do not foretell (median edge detector); low bytes, then high bytes."""
    q = steps.astype(np.int32)
    left, above, both = np.zeros_like(q), np.zeros_like(q), np.zeros_like(q)
    left[:, 1:], above[1:], both[1:, 1:] = q[:, :-1], q[:-1], q[:-1, :-1]
    left[1:, 0], above[0] = q[:-1, 0], left[0]
    both[0], both[1:, 0] = above[0], above[1:, 0]
    low, high = np.minimum(left, above), np.maximum(left, above)
    rest = q - np.where(both >= high, low, np.where(both <= low, high, left + above - both))
    folded = (rest << 1) ^ (rest >> 31)
    return (folded & 255).astype(np.uint8).tobytes() + (folded >> 8).astype(np.uint8).tobytes()


def steps_of_mask(mask, steps):
    q = np.round(np.clip(mask, 0, 1) * steps).astype(np.uint8)
    q[:, 1:] -= q[:, :-1].copy()
    return q.tobytes()


def pack(scene, work):
    kind, normal, position, ao = layers(work)
    film, panes, alloy = masks(kind, position, ao, scene)
    across, upwards, depth = surface(normal, position, (kind[..., 0] + kind[..., 1] > .45) & (kind[..., 2] > .97))
    near, far = float(depth.min()), float(depth.max())
    data = b"".join(residues(np.round(np.clip((n / 1.02 + 1) / 2, 0, 1) * STEPS)) for n in (across, upwards))
    data += residues(np.round((depth - near) / (far - near) * STEPS))
    data += steps_of_mask(film, MASK_STEPS) + steps_of_mask(panes, MASK_STEPS) + steps_of_mask(alloy, ALLOY_STEPS)
    return gzip.compress(data, 9, mtime=0), [round(near, 5), round(far, 5)], depth.shape[::-1]


def surfaces():
    keys = ("metal", "rough", "spec", "coat", "coatRough", "pattern")
    found = {name[5:]: description(name) for name, own in book()["pictures"].items() if name.startswith("hero-") and own.get("set") == "hero"}
    return {still(code): {"colour": CARBON if one["finish"] == "carbon" else one["colour"], **dict(zip(keys, FINISHES[one["finish"]]))} for code, one in found.items()}


def still(code):
    """Address of the picture that the site serves."""
    with open(os.path.join(here, "..", "studio", "pictures", f"hero-{code}.ts")) as file:
        return re.search(r'fallback: "([^"]+)"', file.read()).group(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", required=True)
    parser.add_argument("--step", choices=("render", "pack"), help="only this half of the work")
    options = parser.parse_args()
    work, scene = os.path.abspath(options.work), description(OF)
    if options.step != "pack":
        render(scene, work)
    else:
        with open(os.path.join(work, "relight.json")) as file:
            scene = json.load(file)
    data, depth, shape = pack(scene, work)
    public = os.path.join(here, "..", "studio", "public", "pictures")
    for old in glob.glob(os.path.join(public, "hero-light.*.bin")):
        os.remove(old)
    name = f"hero-light.{hashlib.sha256(data).hexdigest()[:8]}.bin"
    with open(os.path.join(public, name), "wb") as file:
        file.write(data)
    x, y, w, h = BOX
    source = {
        "data": f"/pictures/{name}", "cells": shape, "maskCells": [w, h],
        "box": [round(n, 6) for n in (x / SIZE[0], y / SIZE[1], w / SIZE[0], h / SIZE[1])], "depth": depth,
        "camera": CAMERA.tolist(), "rays": rays(scene), "surfaces": surfaces(),
    }
    with open(os.path.join(here, "..", "studio", "hero-light.ts"), "w") as file:
        file.write("// Written by art/relight.py; do not edit.\nimport type { RelightSource } from \"#facts/relight-source.ts\";\n")
        file.write(f"export const heroLight: RelightSource = {json.dumps(source)};\n")
    print(f"{len(data)} bytes, {shape[0]} x {shape[1]} cells")


main()
