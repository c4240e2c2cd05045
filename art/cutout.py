"""Makes the visualiser's vehicles: renders their light apart from their colour, and packs it into an SVG.

  python3 art/cutout.py coupe hatch van --work <folder> [--step render|pack]      writes app/pictures/vehicle-<kind>.svg

Every finish is rendered on black, which leaves what its surface mirrors (the shine), and most on grey: what is more
there is the film's own light, which takes on any colour. In the SVG a filter multiplies it by the film's colour.
"""
import argparse
import base64
import os
import re
import subprocess
import sys

import cv2
import numpy as np
from scipy import ndimage

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from layers import HORIZON, PLAIN, SKY, Layers  # noqa: E402
from picture import blender, description, furnish  # noqa: E402

TITLES = {"coupe": "Coupé", "van": "Panel van", "hatch": "Hatchback"}
BLACK, GREY = [.004, .004, .005], [.214] * 3
#: What is rendered: finish, paint, and what else differs.
RENDERS = {
    "gloss-black": ("enamel", BLACK, {"samples": 128, "threshold": .01}), "gloss-grey": ("enamel", GREY, {}), "satin-black": ("satin", BLACK, {}), "satin-grey": ("satin", GREY, {}),
    "matte-black": ("matte", BLACK, {}), "matte-grey": ("matte", GREY, {}), "carbon-grey": ("carbon", GREY, {}),
    "chrome-grey": ("chrome", [.86, .87, .88], {"surroundings": 1.2}),
}
#: The box that all vehicles stand in.
WIDE, TALL = 570, 262
WHOLE = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"'
PETROL, BRIGHT = "#0f6a63", "#eef0f2"
#: Where a roof's film ends: along the windows' lower edge, then from the last one's corner to the rear screen.
ROOFS = {
    "coupe": ((1.50, .89), (1.86, .933), (3.72, .956), (4.16, 1.01)),
    "hatch": ((1.31, 1.05), (1.41, 1.025), (2.85, 1.074), (3.25, 1.126), (3.46, 1.134), (3.92, 1.02)),
    "van": ((1.50, 2.20), (1.56, 1.88), (1.70, 1.795), (5.02, 1.795), (5.20, 1.77)),
}
QUALITY = {"gloss": 55, "satin": 50, "matte": 45, "carbon": 42, "chrome": 52}


def render(kind, work):
    scene, stem = {**description("turn-" + kind), "seconds": 0}, os.path.join(work, f"turn-{kind}")
    furnish(scene, work)
    for name, (finish, colour, more) in RENDERS.items():
        blender({**scene, "finish": finish, "colour": colour, **more}, f"{stem}-{name}", work)
    blender({**scene, "samples": 48, "seam": .0032 if kind != "van" else .0036}, stem, work, "passes")  # wide enough to be seen whole
    blender({**scene, "through": True}, f"{stem}-through", work, "passes")
    scene["size"] = [n // 2 for n in scene["size"]]
    blender({**scene, "light": "overcast", "finish": "solid", "colour": BLACK}, f"{stem}-shadow", work)


def pack(kind, work):
    layers = Layers(kind, work)
    rows, columns = np.where(ndimage.binary_dilation(layers.car > .02, iterations=3))
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    unit = WIDE / layers.car.shape[1]
    files = {}

    def keep(name, image, quality, alpha=None):
        bgr = np.repeat(image[..., None], 3, -1) if image.ndim == 2 else image[..., ::-1]
        whole = bgr if alpha is None else np.concatenate([bgr, alpha[..., None]], -1)
        path = f"{layers.stem}.{name}.png"
        cv2.imwrite(path, np.clip(whole[top:bottom, left:right] * 255 + .5, 0, 255).astype(np.uint8))
        files[name] = path, quality

    for finish in PLAIN:
        own, shine = layers.light(finish)
        keep(finish + "-light", own, QUALITY[finish])
        if shine.any():
            keep(finish + "-shine", np.ones_like(shine), QUALITY[finish], shine)
    keep("facing", layers.facing(), 40)
    keep("film", layers.covered(), 50)
    keep("roof", layers.roof(ROOFS[kind]), 60)
    keep("mirrors", layers.caps(), 60)
    if kind != "van":
        keep("trim", layers.trim(), 60)
    bare = layers.under_lamp(layers.smooth("gloss-black"))
    bare[ndimage.binary_erosion(layers.film > .97, iterations=3)] = 0
    keep("bare", bare, 62, layers.beside())
    keep("sky", np.broadcast_to(SKY, (*layers.film.shape, 3)), 40, layers.daylight())
    for quality in {quality for _, quality in files.values()}:
        subprocess.run(["node", os.path.join(here, "avif.mjs"), str(quality), *(path for path, q in files.values() if q == quality)], check=True)
    place = f'x="{left * unit:.2f}" y="{top * unit:.2f}" width="{(right - left) * unit:.2f}" height="{(bottom - top) * unit:.2f}"'
    images = {name: f'<image {place} href="{address(path)}"/>' for name, (path, _) in files.items()}
    for name, (path, _) in files.items():
        print(kind, name, os.path.getsize(path.replace(".png", ".avif")))
    return drawing(kind, images, shadow(layers, work, unit))


def address(path):
    with open(path.replace(".png", ".avif"), "rb") as file:
        return "data:image/avif;base64," + base64.b64encode(file.read()).decode()


def shadow(layers, work, unit):
    path = f"{layers.stem}.shade.png"
    dark = layers.shadow()
    tall, wide = dark.shape
    top = int(tall * HORIZON)
    small = cv2.resize(dark[top:], (wide // 4, (tall - top) // 4), interpolation=cv2.INTER_AREA)
    small = ndimage.gaussian_filter(np.clip(small - .02, 0, 1) / .98, 1.)  # its rim would end in an edge
    cv2.imwrite(path, np.clip(np.stack([0 * small, 0 * small, 0 * small, small], -1) * 255 + .5, 0, 255).astype(np.uint8))
    subprocess.run(["node", os.path.join(here, "avif.mjs"), "70", path], check=True)
    return f'<image y="{top * unit:.2f}" width="{WIDE}" height="{(tall - top) * unit:.2f}" preserveAspectRatio="none" href="{address(path)}"/>'


def drawing(kind, images, shade):
    """Each area that can be covered by itself wears a light, which a filter colours, and a shine over it. What has an id
    stands on a line of its own: app/visualiser/still.ts leaves out lines that nothing refers to."""
    lines = "\n".join
    areas = {area: mask for area, mask in (("body", "film"), ("roof", "roof"), ("mirrors", "mirrors"), ("trim", "trim")) if mask in images}

    def coat(area):
        hidden = ' display="none"' if area in ("roof", "mirrors") else ""
        return (f'<g class="{area}" mask="url(#on-{area})"{hidden}><use class="light" href="#satin-light" filter="url(#{area}-colour)"/><use class="shine" href="#satin-shine"/></g>')

    def filters(area):
        table = "".join(f'<feFunc{channel} type="table" tableValues="0 .5 1"/>' for channel in "RGB")
        return (f'<filter id="{area}-colour" {WHOLE}><feFlood flood-color="{BRIGHT if area == "trim" else PETROL}"/><feComposite in2="SourceGraphic" operator="arithmetic" k1="2"/></filter>\n'
                f'<filter id="{area}-flip" {WHOLE}><feComponentTransfer>{table}</feComponentTransfer></filter>')

    brighter = "".join(f'<feFunc{channel} type="linear" slope="2"/>' for channel in "RGB")
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{TITLES[kind]}">
<defs>
{lines(image.replace(" ", f' id="{name}" ', 1) for name, image in images.items() if name not in (*areas.values(), "bare", "sky"))}
{lines(f'<mask id="on-{area}">{images[mask]}</mask>' for area, mask in areas.items())}
<filter id="brighter" {WHOLE}><feComponentTransfer>{brighter}</feComponentTransfer></filter>
<mask id="flip-light"><use href="#gloss-light" filter="url(#brighter)"/></mask>
<radialGradient id="pool"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
{lines(map(filters, areas))}
</defs>
<ellipse cx="{WIDE / 2}" cy="{TALL * .8:.0f}" rx="{WIDE / 2}" ry="{TALL * .2:.0f}" fill="url(#pool)"/>
{shade}
{images["bare"]}
{lines(map(coat, areas))}
<g class="sky" display="none">{images["sky"]}</g>
</svg>
"""
    for name in set(re.findall(r'id="([\w-]+)"', svg)):
        svg = re.sub(r'(id="|url\(#|href="#)' + name + r'(?=["\)])', lambda m, name=name: f"{m[1]}{kind}-{name}", svg)
    return svg


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="+", choices=TITLES)
    parser.add_argument("--work", required=True)
    parser.add_argument("--step", choices=("render", "pack"), help="only this half of the work")
    options = parser.parse_args()
    for vehicle in options.kinds:
        if options.step != "pack":
            render(vehicle, os.path.abspath(options.work))
        if options.step != "render":
            with open(os.path.join(here, "..", "app", "pictures", f"vehicle-{vehicle}.svg"), "w") as file:
                file.write(pack(vehicle, os.path.abspath(options.work)))
