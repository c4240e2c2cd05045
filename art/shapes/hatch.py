"""The hatchback."""
import numpy as np

from .coupe import Coupe, both_sides
from .maths import fair, gate, polygon, rounded, rounded_box, smax, smin, step


class Hatch(Coupe):
    """A five-door hatchback: the coupe's class with other curves and a separate tailgate plane."""
    length, height = 4.16, 1.45
    front_axle, rear_axle, axle_height, tyre, arch = .85, 3.40, .344, .344, .376
    track = .880
    lamp_depth, lamp_rim = .006, .010
    fittings = {"badge": ("front", 0.824), "plate": ("front", 0.455), "rear_plate": ("rear", 0.66), "rear_badge": ("rear", 0.94)}
    hollow = staticmethod(fair([-.6, -.4, -.30, -.27, -.24, -.22, -.20, -.18, -.16, -.14, -.12, -.10, -.08, -.04, 0., .04, .2],
                               [-.0035, -.0005, .0010, .0018, .0035, .0051, .0070, .0093, .0119, .0148, .0178, .0208, .0231, .0206, .0088, .0, .0], .014))
    mirror = ((1.42, .965, 1.080), (.080, .115, .072))
    wipers = ((.56, .02, .020), (-.08, -.56, .020))
    handles = ((2.20, .880), (3.09, .905))
    scuttle = (1.06, .33)
    bonnet_outline = both_sides((-.1, 0), (-.1, .3), (.05, .50), (.22, .60), (.42, .665), (.80, .705), (1.05, .72), (1.3, .72), (1.5, .6))

    def __init__(self):
        self.plan = fair([-.3, .1, .5, .85, 1.4, 2.1, 2.8, 3.1, 3.4, 3.80, 4.16, 4.5],
                         [.77, .845, .890, .902, .890, .886, .890, .900, .907, .895, .855, .80], .10)
        self.section = fair([.05, .14, .20, .27, .38, .52, .64, .76, .86, .95, 1.03, 1.12],
                            [-.13, -.066, -.043, -.030, -.016, -.006, -.001, .0, -.008, -.021, -.058, -.13], .028)
        self.bonnet = fair([-.3, 0, .12, .35, .8, 1.15, 1.5, 2.0, 2.6, 3.1, 3.5, 3.8, 4.08, 4.5],
                           [.69, .805, .850, .906, .966, .992, .992, .988, .990, 1.010, 1.05, 1.09, 1.12, 1.12], .05)
        self.floor = fair([-.3, 0, .3, .9, 1.5, 2.9, 3.4, 3.86, 4.08, 4.4], [.21, .185, .16, .16, .155, .155, .17, .22, .27, .30], .05)
        face = fair([.0, .14, .22, .34, .48, .62, .72, .80, .90, 1.0], [.24, .18, .130, .094, .08, .092, .124, .164, .235, .40], .022)
        self.nose = lambda z: face(z) - .012 * (1 - step(.590, .612, z))  # the bumper stands forward, in a ledge
        self.tail = fair([.0, .2, .28, .40, .56, .62, .68, .80, .90, 1.0, 1.1, 1.2], [.28, .15, .07, .016, .0, .004, .022, .034, .060, .110, .20, .30], .025)
        self.roof = fair([.4, .86, 1.15, 1.5, 1.78, 2.05, 2.40, 2.85, 3.3, 3.6, 3.8, 4.1, 4.6],
                         [.56, .832, 1.028, 1.250, 1.378, 1.430, 1.447, 1.430, 1.374, 1.308, 1.256, 1.16, .98], .07)
        self.cabin_width = fair([.6, 1.1, 1.5, 1.9, 2.4, 2.9, 3.4, 3.8, 4.2, 4.8], [.66, .735, .775, .79, .795, .79, .775, .755, .73, .69], .12)

    def half_width(self, x, z):
        w = self.plan(x) + self.section(z)
        r = np.sqrt((x - self.front_axle) ** 2 + (z - self.axle_height) ** 2)
        w = w + .003 * np.exp(-((r - self.arch - .02) / .16) ** 2) * step(.25, .6, z)
        u = z - (.775 + .030 * (x - 1.2))
        fade = step(.5, 1.1, x) * (1 - step(3.64, 4.0, x))
        w = w + fade * .007 * np.exp(-np.sqrt(u * u + .014**2) / .055)
        w = w - self.hollow(u) * step(.5, 1.1, x) * (1 - step(3.75, 4.15, x))
        return w + .008 * (1 - step(-.018, .0, self.cladding(x, z))) - self.bowls(x, z)

    def cladding(self, x, z):
        """Black plastic along sills and arches."""
        low = z - np.interp(x, [.45, .60, 3.60, 3.75], [.258, .305, .305, .40])
        return -smax(-low, .044 - self.arch_mask(x, z), .05)

    def bonnet_top(self, x, y):
        return (self.bonnet(x) - .050 * (y / .9) ** 2 + .018 * np.exp(-((y - .66) / .16) ** 2) * np.exp(-((x - .7) / .45) ** 2)
                + .010 * step(.22, .42, y) * (1 - step(.46, .64, y)) * step(.1, .4, x) * (1 - step(1.0, 1.3, x)))

    def front_masks(self, x, y, z):
        low = rounded_box(y, z, 0, .392, .59 - .55 * (z - .392), .142, .075)
        intake = rounded_box(y - .10 * (z - .36), z, .770, .385, .024, .120, .018)
        band = rounded_box(y, z, 0, .755, .41, .017, .012)
        grille = np.where(x < .6, np.minimum(np.minimum(low, intake), band), 9)
        centre = .755 + .045 * step(.45, .88, y) + .05 * np.clip(x - .26, 0, 1)
        thick = .042 - .010 * step(.62, .92, y)
        lamp = np.maximum(np.abs(z - centre) - thick, np.maximum(.41 + .2 * (z - centre) - y, x - .56 - .5 * (z - centre)))
        return grille, np.where(x < .95, lamp, 9), z - (centre + thick - .014)

    def cabin(self, x, y, z):
        y = np.sqrt(y * y + 1e-8)
        xs = x - .18 * y * y * (1 - step(1.3, 2.2, x))
        roof = (z - (self.roof(xs) - .045 * (y / .6) ** 2)) / 1.06
        dz = smax(z - .95, -.05, .06)
        return roof, (y - (self.cabin_width(x) - .30 * dz - .32 * dz * np.abs(dz))) / 1.08

    def tailgate(self, x, y, z):
        return (x - (4.075 - .14 * y * y - .92 * np.maximum(z - .94, -.02) + .03 * step(1.205, 1.255, z))) / 1.12

    def parts(self, x, y, z):
        lower = self.lower(x, y, z)
        roof, side = self.cabin(x, y, z)
        cabin = np.maximum(smax(smax(roof, side, .10), self.tailgate(x, y, z), .06), .75 - z)
        return smin(lower, cabin, .030 + .06 * step(3.6, 3.9, x)), lower, cabin, roof, side

    def masks(self, x, y, z, n):
        _, lower, cabin, roof, side = self.parts(x, y, z)
        back = self.tailgate(x, y, z)
        m = {}
        edge, on_cabin = roof - side, lower - cabin
        pillar = np.maximum(.034 - np.abs(x - 2.385 - .03 * (z - 1.2)), .020 - np.abs(x - 3.325 + .42 * (z - 1.12)))
        frame = np.maximum.reduce([edge + .045, 1.030 + .028 * (x - 1.6) + .05 * step(2.75, 3.45, x) - z, x - (3.50 - .80 * (z - 1.06)), 1.10 - x, .010 - on_cabin, back + .05])
        m["side_glass"], m["post"] = np.maximum(frame, pillar), np.maximum(frame, -pillar)
        base = self.scuttle_edge(y)
        m["screen"] = np.maximum.reduce([.035 - edge, x - .18 * y * y - 1.80, .004 - on_cabin, base + .058 - x])
        m["cowl"] = self.cowl(x, y, z)
        m["rear_screen"] = np.maximum.reduce([-.012 - back, y - .66, np.abs(z - 1.115) - .120, 3.5 - x])
        m["cabin"] = np.maximum.reduce([.004 - on_cabin, np.where(x > 3.76, 1.10 - z, -9), base - x])
        m["grille"], m["lamp"], m["led"] = self.front_masks(x, y, z)
        m["tail"] = np.where(x > 3.4, np.maximum.reduce([np.abs(z - .92) - .052, .42 - y, 3.52 - .9 * (z - .92) - x]), 9)
        m["tail_led"] = z - .945
        m["diffuser"] = np.where(x > 3.66, rounded_box(y, z, 0, .29, .60, .085, .04), 9)
        front = polygon(x, z, rounded([(1.335, .2), (1.32, .45), (1.315, .72), (1.34, .97), (1.45, 1.2), (2.2, 1.55), (2.6, 1.5), (2.6, 1.0),
                                       (2.6, .6), (2.6, .2), (2.45, .2), (1.45, .2)]))
        rear = polygon(x, z, rounded([(2.2, .2), (2.15, .7), (2.15, 1.1), (2.3, 1.5), (3.0, 1.5), (3.25, 1.2), (3.33, 1.0), (3.30, .86), (3.16, .76),
                                      (3.06, .62), (3.02, .43), (3.0, .2), (2.5, .2)]))
        m["door"] = gate((z < 1.06) & (y > .5), smax(front, x - 2.388, .01))
        m["sliding_door"] = gate((z < 1.16) & (y > .5), smax(rear, 2.388 - x, .01))
        m["grip"] = self.grips(x, z)
        m["bonnet"] = self.bonnet_edge(x, y, z, n)
        m["boot"] = gate((x > 3.7) & (n[:, 0] > .35), rounded_box(y, z, 0, .98, .66, .42, .06))
        from_lamp = .866 * (x - .45) + .5 * (z - .775)  # down to the arch
        m["bumper"] = np.where(x < 2, gate((x < .7) & (y > .5) & (z > .5) & (z < .80), from_lamp), gate((x > 3.62) & (x < 3.98) & (y > .5), z - .62))
        m["sill"] = z - np.where(x < .6, .205, np.where(x > 3.66, .215, .197))
        m["arch"] = self.arch_mask(x, z)
        m["moulding"] = self.cladding(x, z)
        return m
