"""What the visualiser's vehicles were rendered as, and the layers made of it: a film's own light and its shine, windows, daylight, shadow."""
import functools
import os

import cv2
import numpy as np
from scipy import ndimage

from grade import read
from oidn import denoise
from picture import denoiser
from shapes.bodies import BODIES
from studio.views import CAMERAS, LAMP_EDGE, LAMP_END

#: Above this share of the picture, no floor is drawn.
HORIZON = .45
#: Exponent of what is mirrored: broad pale lamps would wash a film's colour out.
MIRRORED = {"gloss": 1.7, "satin": 1.1, "matte": 1.5}
#: How much of the film's colour is seen in a shut line.
GAPS = .45
#: How bright the lamp is that windows mirror, where the film's white is 1.
PANES = .25
#: How much of that a van's great panes show: more would veil its cab.
GREAT = .6
#: How much of the studio a van's sides mirror: flat as they are, all of it would be a haze.
FLAT = .2
#: How bright the lamp is that they mirror above the belt, at its hard lower edge, and between which heights (sines) it fades.
SOFTBOX, SOFTBOX_EDGE, SOFTBOX_END = .30, (.150, .156), .30
#: How blurred satin mirrors it, in pixels.
SATIN_BLUR = 14
#: How bright the sky is that film mirrors; how many times as much is added at its lower edge, and how soon that fades (sines).
OPEN_SKY, GLOW, GLOW_REACH = 1.7, 2.2, .04
#: How high the roofs of a street stand that windows mirror out of doors, as a sine: a car's, which lean; a van's; its load area.
ROOFLINE, VAN_ROOFLINE, LOAD_ROOFLINE = .57, .18, .13
SKY = (.91, .95, 1.)
#: How steeply creases rise in the picture, in degrees.
CREASE = 4
#: How much of the daylight beyond is seen through windscreen and back window, and through side windows.
BEYOND = .86, .76
#: Edges are sought on a grid so many times as fine.
FINE = 4
#: Which percentile of a finish's own light shows the film's colour as it is: half as bright as the brightest that is kept.
PLAIN = {"gloss": 92, "satin": 95, "matte": 95, "carbon": 85, "chrome": 97}
#: Below 1, a film's dark parts keep more of its colour; above, form shows that would be flat on a screen.
CONTRAST = {"gloss": 1.5, "satin": 1.25, "matte": 1.8}


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


def lamp_at(height, edge, end, least=0.):
    """How bright a lamp is that film or a window mirrors at that height: hard at its lower edge, fading to its end."""
    return ramp(height, *edge, least) * ramp(height, end, edge[1])


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
        away, nearest = ndimage.distance_transform_edt(~inner, return_indices=True)
        near, weight = blurred(image, inner, 2)
        wide = np.where(inner | (away > 15), image, np.where(weight > .02, near, image[tuple(nearest)]))  # a far pillar, thin as a line, keeps its own
        return np.where(self.film > .5, wide, ndimage.gaussian_filter(wide, 2))

    def light(self, finish):
        """The film's own light, and its shine."""
        grey = self.smooth(finish + "-grey").mean(-1)
        shine = self.smooth(finish + "-black").mean(-1) if finish in MIRRORED else 0 * grey
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
        if finish == "satin" and not self.body.has_cabin:
            shine = 1 - (1 - shine) * (1 - self.spread(blurred(self.softbox(), self.film > .97, SATIN_BLUR)[0]))
        if finish == "gloss":
            shine = 1 - (1 - shine * self.spread(self.calm())) * (1 - self.spread(self.studio()))
            own = own * self.spread(self.relief())
            if not self.body.has_cabin:
                shine = 1 - (1 - shine) * (1 - self.spread(self.softbox() * self.calm()))
                # A van's mirrors are as tall as a lamp is wide.
                own, shine = (a + self.caps() * (b - a) for a, b in zip((own, shine), self.light("satin")))
        return own, shine

    def studio(self):
        """The lamps and walls that chrome mirrors, as faint as a clear coat mirrors them; on bonnets they would be shards."""
        _, share = self.mirrored()
        share = share * ramp(unit(self.normal)[..., 2], .85, .45) * (1 if self.body.has_cabin else FLAT)
        return np.clip(1.3 * (share * np.clip(self.smooth("chrome-grey").mean(-1), 0, 1) ** 2.2) ** (1.6 / 2.2), 0, .6)

    def softbox(self):
        """A van's sides mirror a lamp of their own above the belt: without it the load area looks like plastic."""
        way, share = self.mirrored()
        lamp = lamp_at(way[..., 2], SOFTBOX_EDGE, SOFTBOX_END)
        return SOFTBOX * self.above_belt() * ramp(self.position[..., 0], 5.02, 4.90) * np.clip(share / .043, 0, 1.6) * lamp

    def above_belt(self):
        """A van's sides above its belt."""
        return ramp(np.abs(unit(self.normal)[..., 1]), .70, .90) * ramp(self.position[..., 2], 1.15, 1.20) * (not self.body.has_cabin)

    def relief(self):
        """How bright satin film is beside what lies round it: gloss alone hardly shows recesses and creases. Its root, as
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
        return 1 - .8 * np.clip((bend - .02) / .04, 0, 1) * (1 - self.caps())

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
        overhead = ramp(height, .15, .4) * ramp(height, .66, .4)
        if self.body.has_cabin:
            wide = 2 * lamp_at(height, LAMP_EDGE, LAMP_END, .35)
        else:  # the one that its sides mirror
            wide = 3 * lamp_at(height, SOFTBOX_EDGE, SOFTBOX_END)
        lamp = self.glazed(PANES * np.maximum(wide, overhead) * np.minimum(share, .08))
        return (np.clip(picture, 0, 1) ** 2.2 + lamp[..., None]) ** (1 / 2.2)

    def beyond(self):
        """How bright daylight is that is seen right through the vehicle."""
        light = read(f"{self.stem}-through.kind.0001.exr").mean(-1)
        panes = self.windows(True) & (self.film < .03) & (self.car > .97)
        return panes * np.where(self.screens(), *BEYOND) * (light * ramp(light, .12, .25)) ** (1 / 2.2)  # what is fainter is mirrored

    def screens(self):
        """What faces ahead, as windscreens do."""
        return unit(self.normal)[..., 0] < -.35

    def open_sky(self):
        """How much of the sky film mirrors: it glows above the horizon; the ground below is dark, as are the roofs that a van's
        load area mirrors."""
        way, share = self.mirrored()
        inner, height = ndimage.binary_erosion(self.film > .97, iterations=6), self.spread(way[..., 2])
        height = np.where(inner, blurred(height, self.film > .97, 3)[0], height)  # or the horizon would be ragged
        load, over_roofs = self.above_belt(), ramp(height, LOAD_ROOFLINE - .006, LOAD_ROOFLINE + .006)
        ground = ramp(height, .04, .055, .02) * (1 + load * (.28 + 1.12 * over_roofs - 1))
        edge = np.where(load * over_roofs > .5, LOAD_ROOFLINE, .05)
        glow, calm = 1 + GLOW * np.exp(-np.clip(height - edge, 0, None) / GLOW_REACH), self.spread(self.calm())
        sky = (OPEN_SKY * glow * np.clip(1.35 - height, 0, None) ** 3 * share / (1 + 3 * share) * calm * ground) ** .9
        sky = self.evened(sky)
        sky = np.where(sky > .5, .25 + sky / 2, sky) + .03 * np.clip(unit(self.normal)[..., 2], 0, 1)
        caps = 1 if self.body.has_cabin else 1 - .6 * self.caps()  # which are satin in gloss, too
        return self.film * ndimage.gaussian_filter(self.spread(np.clip(sky, 0, 1)) * caps, 1)

    def evened(self, image):
        """Evened along creases, which rise a little towards the tail: what they catch would be dashes."""
        rise = cv2.getRotationMatrix2D((30, 30), CREASE, 1)
        along = cv2.warpAffine(np.pad(cv2.getGaussianKernel(61, 14).T, ((30, 30), (0, 0))), rise, (61, 61))
        known = (self.film > .97).astype(float)
        mean = cv2.filter2D(image * known, -1, along) / np.maximum(cv2.filter2D(known, -1, along), 1e-6)
        return image + (1 - self.spread(self.calm())) / .8 * (mean - image)

    def daylight(self):
        """How much of the sky lies over film and windows out of doors. In windows it ends at the roofs of a street, below which
        one sees in, and out again beyond; in windscreens at a wall that leans."""
        way, share = self.mirrored()
        height, towards = way[..., 2], np.arctan2(way[..., 1], way[..., 0])
        sky = np.clip(1.3 - height, 0, 1)
        aside = sky * np.clip(share, .14, .4) * ramp(height - (ROOFLINE if self.body.has_cabin else VAN_ROOFLINE), -.02, .02, .05)
        screen = sky * np.clip(share, .09, .4) * ramp(height - .5 * towards, 0., .07, .12)
        return self.open_sky() + 1 - (1 - self.glazed(np.where(self.screens(), screen, aside) ** (1 / 2.2))) * (1 - self.beyond())

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
