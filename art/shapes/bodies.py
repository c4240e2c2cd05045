"""The vehicles, as signed fields. x: nose (0) to tail, y: the driver's side (right), z: up. Metres.

A body is a few faired curves (plan, cross-section, bonnet and deck, roof ...) joined by
filleted maxima, so fillets, haunches and creases come out smooth and reflections flow.
Details (shut lines, lamps, glass) are not geometry but masks: signed distances stored
per vertex, which the shader cuts at any resolution. Masks keep their sign, because an
absolute value does not survive interpolation between vertices.
"""
import numpy as np

from .maths import fair, gate, polygon, rounded, rounded_box, smax, smin, step


class Coupe:
    length, height = 4.72, 1.32
    front_axle, rear_axle, axle_height, tyre, arch = 0.93, 3.76, 0.366, 0.366, 0.406
    track = 0.928
    fittings = {"badge": ("front", 0.628), "plate": ("front", 0.407), "rear_plate": ("rear", 0.53), "rear_badge": ("rear", 0.725)}
    has_cabin = True
    mirror = ((1.73, 0.985, 0.985), (0.085, 0.125, 0.068))
    wipers = ((.56, .02, .020), (-.10, -.58, .020))  # y of pivot and tip, and how far the tip stands above the edge

    def __init__(self):
        self.plan = fair([-.3, 0.1, .5, .93, 1.5, 2.2, 2.9, 3.4, 3.76, 4.2, 4.72, 5.1],
                         [.80, .875, .925, .945, .922, .908, .918, .950, .965, .945, .88, .82], .12)
        self.section = fair([.05, .14, .20, .27, .38, .52, .64, .74, .80, .86, .93, 1.00, 1.1],
                            [-.13, -.055, -.018, -.004, -.016, -.030, -.022, -.002, .0, -.014, -.052, -.115, -.22], .028)
        self.bonnet = fair([-.3, 0.0, .12, .35, .93, 1.45, 2.0, 2.6, 3.3, 3.76, 4.2, 4.5, 4.62, 4.74, 5.],
                           [.54, .655, .695, .765, .858, .905, .918, .928, .950, .968, .975, .982, .993, 1.0, 1.0], .05)
        self.floor = fair([-.3, 0, .3, .9, 1.5, 3.2, 3.9, 4.4, 4.72, 5], [.20, .175, .15, .15, .145, .145, .16, .21, .27, .30], .05)
        self.nose = fair([.0, .14, .22, .34, .48, .60, .68, .76, .85, 1.0], [.10, .06, .015, .01, .0, .015, .045, .11, .22, .45], .025)
        self.tail = fair([.0, .2, .30, .42, .58, .70, .82, .90, .96, 1.0, 1.1], [.34, .19, .10, .045, .02, .035, .055, .050, .012, .0, .02], .014)
        self.roof = fair([0.6, 1.10, 1.40, 1.78, 2.05, 2.30, 2.60, 2.95, 3.3, 3.7, 4.05, 4.35, 4.6, 5.2],
                         [.52, .775, .945, 1.130, 1.243, 1.300, 1.322, 1.308, 1.262, 1.172, 1.073, .985, .90, .70], .085)
        self.cabin_width = fair([.8, 1.3, 1.7, 2.1, 2.6, 3.1, 3.6, 4.0, 4.4, 5], [.66, .775, .815, .825, .825, .805, .765, .715, .64, .5], .12)

    def half_width(self, x, z):
        """Half width with haunches, arch lips, shoulder crease and lower blade."""
        w = self.plan(x) + self.section(z)
        for axle, swell, reach in ((self.front_axle, .020, .17), (self.rear_axle, .034, .22)):
            r = np.sqrt((x - axle) ** 2 + (z - self.axle_height) ** 2)
            w = w + swell * np.exp(-((r - self.arch - .02) / reach) ** 2) * step(.25, .6, z)
            w = w + .009 * np.exp(-((r - self.arch) / .030) ** 2)
        u = z - (.700 + .038 * (x - 1.2))
        fade = step(1.0, 1.7, x) * (1 - step(4.1, 4.55, x))
        w = w + fade * (.014 * np.exp(-np.sqrt(u * u + .006**2) / .055) - .006 * np.exp(-((u + .07) / .05) ** 2))
        u = z - (.335 + .05 * (x - 1.4))
        fade = step(1.25, 2.6, x) * (1 - step(2.9, 3.40, x))
        return w + fade * (.012 * np.exp(-np.sqrt(u * u + .006**2) / .05) - .016 * np.exp(-((u - .11) / .09) ** 2))

    def bonnet_top(self, x, y):
        return (self.bonnet(x) - .055 * (y / .9) ** 2 + .022 * np.exp(-((y - .70) / .16) ** 2) * np.exp(-((x - .85) / .55) ** 2)
                + .010 * step(.30, .40, y) * (1 - step(.5, .62, y)) * step(.1, .4, x) * (1 - step(1.3, 1.6, x))
                + .012 * np.exp(-((y - .80) / .14) ** 2) * np.exp(-((x - 3.75) / .6) ** 2))

    def lower(self, x, y, z):
        y = np.sqrt(y * y + 1e-8)
        grille, _, _ = self.front_masks(x, y, z)
        nose = self.nose(z) + .46 * (y / .93) ** 2.7 + .045 * step(0, .022, -grille)
        front = (nose - x) / np.sqrt(1 + (1.2 * (y / .93) ** 1.7) ** 2)
        diffuser = rounded_box(y, z, 0, .30, .62, .075, .04)
        tail = self.length - self.tail(z) - .30 * (y / .93) ** 2.9 - .03 * step(0, .022, -diffuser)
        rear = (x - tail) / np.sqrt(1 + (.85 * (y / .93) ** 1.9) ** 2)
        f = smax(y - self.half_width(x, z), z - self.bonnet_top(x, y), .135)
        f = smax(f, self.floor(x) - z, .05)
        f = smax(f, front, .10)
        return smax(f, rear, .055)

    def front_masks(self, x, y, z):
        """Grilles, lamp blade, and the height above the lamp's LED line."""
        low = rounded_box(y, z, 0, .275, .50 - .45 * (z - .275), .070, .03)
        intake = rounded_box(y - .35 * (z - .33), z, .695, .330, .085, .120, .035)
        high = rounded_box(y, z, 0, .520, .44 + .5 * (z - .52), .052, .03)
        grille = np.where(x < .6, np.minimum(np.minimum(low, intake), high), 9)
        centre = .640 + .055 * step(.40, .9, y) + .06 * np.clip(x - .25, 0, 1)
        thick = .030 - .012 * step(.6, .95, y)
        lamp = np.maximum(np.abs(z - centre) - thick, np.maximum(.44 + .6 * (z - centre) - y, x - .60 - .9 * (z - centre)))
        return grille, np.where(x < 1., lamp, 9), z - (centre + thick - .010)

    def cabin(self, x, y, z):
        """Roof and side of the glasshouse. The x shift wraps the screens around the corners."""
        y = np.sqrt(y * y + 1e-8)
        xs = x - .20 * y * y * (1 - step(1.6, 2.5, x)) + .10 * y * y * step(3.1, 4.2, x)
        roof = (z - (self.roof(xs) - .042 * (y / .6) ** 2)) / 1.06
        dz = z - .90
        return roof, (y - (self.cabin_width(x) - .40 * dz - .42 * dz * np.abs(dz))) / 1.08

    def parts(self, x, y, z):
        lower = self.lower(x, y, z)
        roof, side = self.cabin(x, y, z)
        cabin = np.maximum(np.maximum(smax(roof, side, .11), .7 - z), x - 4.5)
        return smin(lower, cabin, .030), lower, cabin, roof, side

    def field(self, x, y, z):
        return self.parts(x, y, z)[0]

    def masks(self, x, y, z, n):
        _, lower, cabin, roof, side = self.parts(x, y, z)
        m = {}
        edge, on_cabin = roof - side, lower - cabin
        m["side_glass"] = np.maximum.reduce([edge + .030, .958 + .012 * (x - 2) - z, x - (3.62 - 1.0 * (z - 1.05)), 1.40 - x, .010 - on_cabin])
        m["screen"] = np.maximum.reduce([.035 - edge, x - .20 * y * y - 2.10, .012 - on_cabin])
        xr = x + .10 * y * y
        m["rear_screen"] = np.maximum.reduce([.055 - edge, 3.12 - xr, xr - 4.13])
        m["cabin"] = np.maximum(.004 - on_cabin, x - 4.2)
        m["grille"], m["lamp"], m["led"] = self.front_masks(x, y, z)
        m["tail"] = np.maximum(np.abs(z - .845) - .034, 4.18 - x)
        m["tail_led"] = z - .857
        m["diffuser"] = np.where(x > 4.2, rounded_box(y, z, 0, .29, .66, .085, .04), 9)
        door = polygon(x, z, rounded([(1.47, .30), (1.44, .45), (1.52, .70), (1.60, .93), (1.75, 1.2), (2.6, 1.5), (2.98, 1.2), (2.96, .93),
                                      (3.03, .70), (2.97, .48), (2.86, .31), (2.75, .285), (2.2, .275), (1.55, .275)]))
        m["door"] = gate((z < 1.02) & (y > .5), door)
        m["handle"] = np.where(z < 1, rounded_box(x, z - .03 * (x - 2.7), 2.72, .765, .105, .0135, .0135), 9)
        m["cap"] = np.where(x > 3.6, rounded_box(x, z, 4.02, .80, .065, .055, .03), 9)
        bonnet = polygon(x, y, rounded([(.20, -.2), (.20, .3), (.30, .55), (.52, .705), (.95, .752), (1.3, .775), (1.52, .77), (1.64, .6),
                                        (1.50, .3), (1.45, 0), (1.45, -.2)]))
        m["bonnet"] = gate((x < 1.62) & (n[:, 2] > .35) & (z > .62), bonnet)
        boot = polygon(x, y, rounded([(4.10, -.2), (4.10, .3), (4.12, .60), (4.25, .68), (4.6, .66), (4.9, .6), (4.9, -.2)]))
        m["boot"] = gate((x > 4) & (n[:, 2] > .3) & (z > .88), boot)
        m["bumper"] = gate((x > 4.1) & (x < 4.55), z - .66)
        m["sill"] = z - np.where(x < .6, .192, np.where(x > 4.2, .205, .187))
        m["arch"] = self.arch_mask(x, z)
        return m

    def arch_mask(self, x, z):
        return np.minimum(np.hypot(x - self.front_axle, z - self.axle_height), np.hypot(x - self.rear_axle, z - self.axle_height)) - self.arch


class Van(Coupe):
    """A panel van: one box, no separate cabin."""
    length, height = 5.10, 1.90
    front_axle, rear_axle, axle_height, tyre, arch = .98, 4.02, .335, .335, .375
    track = .925
    fittings = {"badge": ("front", 0.605), "plate": ("front", 0.505), "rear_plate": ("rear", 0.72)}
    has_cabin = False
    mirror = ((1.47, 1.075, 1.215), (0.060, 0.105, 0.150))
    wipers = ((.56, -.04, .030), (-.02, -.58, .030))

    def __init__(self):
        self.plan = fair([-.3, .1, .5, .98, 1.5, 2.2, 3., 4., 4.6, 5.1, 5.4], [.78, .86, .925, .955, .962, .962, .962, .962, .957, .925, .9], .10)
        self.section = fair([.05, .16, .24, .34, .50, .70, .90, 1.02, 1.10, 1.35, 1.7, 1.9, 2.05],
                            [-.10, -.035, -.006, -.004, -.010, -.008, .0, -.002, -.012, -.05, -.115, -.165, -.22], .03)
        self.roof = fair([-.3, 0, .12, .4, .72, .95, 1.25, 1.6, 1.9, 2.3, 3., 4., 4.7, 5.0, 5.2],
                         [.62, .76, .83, .945, 1.05, 1.17, 1.42, 1.685, 1.80, 1.865, 1.895, 1.895, 1.875, 1.85, 1.82], .07)
        self.floor = fair([-.3, 0, .4, 1., 4, 4.7, 5.1, 5.4], [.24, .20, .17, .17, .17, .19, .23, .25], .05)
        self.nose = fair([0, .16, .26, .5, .64, .74, .86, 1., 1.3, 2.], [.10, .05, .012, .0, .012, .05, .15, .3, .5, 1.0], .03)
        self.tail = fair([0, .2, .3, .45, .6, .9, 1.2, 1.6, 1.85, 2.], [.12, .06, .015, .0, .008, .015, .04, .09, .14, .19], .03)

    def half_width(self, x, z):
        w = self.plan(x) + self.section(z) - .10 * step(.9, 1.6, z) * (1 - step(.9, 2.2, x))
        for axle in (self.front_axle, self.rear_axle):
            r = np.sqrt((x - axle) ** 2 + (z - self.axle_height) ** 2)
            w = w + .014 * np.exp(-((r - self.arch - .02) / .12) ** 2) * step(.2, .5, z) + .010 * np.exp(-((r - self.arch) / .03) ** 2)
        u = z - (.86 + .012 * (x - 2))
        w = w + .012 * np.exp(-np.sqrt(u * u + .006**2) / .05) * step(.9, 1.5, x) * (1 - step(4.5, 4.9, x))
        u = z - .42
        return w + .014 * np.exp(-np.sqrt(u * u + .006**2) / .05) * step(1.35, 1.6, x) * (1 - step(3.4, 3.65, x))

    def field(self, x, y, z):
        y = np.sqrt(y * y + 1e-8)
        xs = x - .16 * y * y * (1 - step(1.6, 2.4, x))
        crown = self.roof(xs) - .045 * (y / .8) ** 2 + .02 * np.exp(-((y - .6) / .14) ** 2) * (1 - step(.5, .9, x))
        top = (z - crown) / (1 + .35 * (step(.7, 1, x) * (1 - step(1.6, 2.0, x))))
        grille, _, _ = self.front_masks(x, y, z)
        nose = self.nose(z) + .40 * (y / .95) ** 3 + .04 * step(0, .022, -grille)
        front = (nose - x) / np.sqrt(1 + (1.2 * (y / .93) ** 2) ** 2)
        rear = x - (self.length - self.tail(z) - .10 * (y / .95) ** 4)
        f = smax(y - self.half_width(x, z), top, .20)
        f = smax(f, self.floor(x) - z, .05)
        f = smax(f, front, .10)
        return smax(f, rear, .10)

    def front_masks(self, x, y, z):
        low = rounded_box(y, z, 0, .34, .58 - .2 * (z - .3), .085, .03)
        slot = rounded_box(y, z, 0, .665, .40, .022, .02)
        grille = np.where(x < .6, np.minimum(low, slot), 9)
        centre = .715 + .06 * step(.4, .9, y) + .10 * np.clip(x - .2, 0, 1)
        thick = .048 - .01 * step(.6, .95, y)
        lamp = np.maximum(np.abs(z - centre) - thick, np.maximum(.45 + .5 * (z - centre) - y, x - .60 - .5 * (z - centre)))
        return grille, np.where(x < 1, lamp, 9), z - (centre + thick - .012)

    def masks(self, x, y, z, n):
        none = np.full(x.shape, 9.)
        nx, nz = n[:, 0], n[:, 2]
        m = {"cabin": none, "diffuser": none}
        glass = polygon(x, z, [(1.30, 1.115), (1.75, 1.500), (1.88, 1.550), (2.140, 1.555), (2.165, 1.095), (1.36, 1.090)]) - .030
        m["side_glass"] = np.where(y > .55, glass, 9)
        screen = polygon(x - .16 * y * y, y, rounded([(.76, -.4), (.76, .3), (.77, .58), (.82, .675), (1.0, .69), (1.4, .625), (1.66, .575),
                                                      (1.72, .5), (1.74, .3), (1.74, -.4)]))
        m["screen"] = np.where(z > 1.0, screen, 9)
        m["rear_screen"] = np.where(x > 4.7, rounded_box(y, z, .42, 1.38, .32, .22, .06), 9)
        m["grille"], m["lamp"], m["led"] = self.front_masks(x, y, z)
        m["tail"] = np.where(x > 4.85, rounded_box(y, z, .90, 1.02, .07, .20, .03), 9)
        m["tail_led"] = y - .865
        door = polygon(x, z, [(1.22, 1.075), (1.70, 1.540), (1.86, 1.615), (2.205, 1.620), (2.210, .350), (1.520, .350), (1.44, .55), (1.30, .73), (1.22, .80)]) - .040
        m["door"] = gate(y > .5, door)
        m["sliding_door"] = gate(y > .5, rounded_box(x, z, 2.88, .985, .61, .70, .06))
        m["handle"] = gate(y > .5, np.minimum(rounded_box(x, z, 2.08, .955, .095, .019, .018), rounded_box(x, z, 2.42, .955, .085, .019, .018)))
        m["rail"] = np.where((y > .5) & (x > 3.4), rounded_box(x, z, 4.13, 1.02, .60, .011, .011), 9)  # the sliding door's
        m["cap"] = gate((x > 3.50) & (y > .5), m["rail"])
        bonnet = polygon(x, y, rounded([(.22, -.2), (.22, .3), (.30, .55), (.5, .70), (.75, .76), (.86, .66), (.80, .3), (.78, -.2)]))
        m["bonnet"] = gate((x < .95) & (nz > .35) & (z > .7), bonnet)
        m["boot"] = gate(nx > .6, y - .004)
        m["bumper"] = gate((x > 4.4) & (z < .7), z - .50)
        m["sill"] = z - np.where(x < .62, .30, np.where(x > 4.39, .50, .265))
        m["arch"] = self.arch_mask(x, z)
        return m


class Hatch(Coupe):
    """A five-door hatchback: the coupe's class with other curves and a separate tailgate plane."""
    length, height = 4.22, 1.46
    front_axle, rear_axle, axle_height, tyre, arch = .83, 3.43, .330, .330, .370
    track = .880
    fittings = {"badge": ("front", 0.700), "plate": ("front", 0.425), "rear_plate": ("rear", 0.66), "rear_badge": ("rear", 0.94)}
    mirror = ((1.42, .965, 1.065), (.080, .115, .072))
    wipers = ((.56, .02, .020), (-.08, -.56, .020))

    def __init__(self):
        self.plan = fair([-.3, .1, .5, .83, 1.4, 2.1, 2.8, 3.2, 3.5, 3.9, 4.22, 4.6],
                         [.77, .845, .890, .902, .890, .886, .890, .900, .905, .885, .84, .78], .10)
        self.section = fair([.05, .14, .20, .27, .38, .52, .64, .76, .86, .95, 1.03, 1.12],
                            [-.13, -.055, -.018, -.004, -.016, -.028, -.020, -.002, .0, -.014, -.055, -.13], .028)
        self.bonnet = fair([-.3, 0, .12, .35, .8, 1.15, 1.5, 2.0, 2.6, 3.2, 3.7, 4.0, 4.22, 4.5],
                           [.60, .735, .785, .850, .930, .968, .985, .995, 1.005, 1.02, 1.035, 1.04, 1.045, 1.045], .05)
        self.floor = fair([-.3, 0, .3, .9, 1.5, 3.0, 3.5, 4.0, 4.22, 4.5], [.21, .185, .16, .16, .155, .155, .17, .22, .27, .30], .05)
        self.nose = fair([.0, .14, .22, .34, .48, .62, .72, .80, .90, 1.0], [.10, .06, .015, .01, .0, .012, .040, .10, .20, .40], .025)
        self.tail = fair([.0, .2, .30, .42, .58, .75, .90, 1.0, 1.1, 1.2], [.30, .16, .08, .03, .0, .018, .045, .075, .12, .18], .03)
        self.roof = fair([.4, .86, 1.15, 1.5, 1.80, 2.10, 2.45, 2.9, 3.4, 3.8, 4.0, 4.3, 4.6],
                         [.56, .83, 1.02, 1.245, 1.385, 1.440, 1.460, 1.447, 1.405, 1.352, 1.318, 1.26, 1.20], .07)
        self.cabin_width = fair([.6, 1.1, 1.5, 1.9, 2.4, 2.9, 3.4, 3.8, 4.2, 4.8], [.66, .735, .775, .79, .795, .79, .775, .755, .73, .69], .12)

    def half_width(self, x, z):
        w = self.plan(x) + self.section(z)
        for axle, swell in ((self.front_axle, .018), (self.rear_axle, .022)):
            r = np.sqrt((x - axle) ** 2 + (z - self.axle_height) ** 2)
            w = w + swell * np.exp(-((r - self.arch - .02) / .16) ** 2) * step(.25, .6, z) + .009 * np.exp(-((r - self.arch) / .030) ** 2)
        u = z - (.775 + .030 * (x - 1.2))
        fade = step(.7, 1.3, x) * (1 - step(3.8, 4.15, x))
        w = w + fade * (.013 * np.exp(-np.sqrt(u * u + .006**2) / .055) - .006 * np.exp(-((u + .07) / .05) ** 2))
        u = z - (.345 + .05 * (x - 1.3))
        fade = step(1.15, 2.2, x) * (1 - step(2.6, 3.05, x))
        return w + fade * (.012 * np.exp(-np.sqrt(u * u + .006**2) / .05) - .014 * np.exp(-((u - .11) / .09) ** 2))

    def bonnet_top(self, x, y):
        return (self.bonnet(x) - .050 * (y / .9) ** 2 + .018 * np.exp(-((y - .66) / .16) ** 2) * np.exp(-((x - .7) / .45) ** 2)
                + .010 * step(.28, .38, y) * (1 - step(.5, .62, y)) * step(.1, .4, x) * (1 - step(1.0, 1.3, x)))

    def front_masks(self, x, y, z):
        low = rounded_box(y, z, 0, .285, .48 - .45 * (z - .285), .065, .03)
        intake = rounded_box(y - .35 * (z - .33), z, .665, .340, .070, .105, .035)
        high = rounded_box(y, z, 0, .585, .40 + .5 * (z - .585), .045, .03)
        grille = np.where(x < .6, np.minimum(np.minimum(low, intake), high), 9)
        centre = .690 + .060 * step(.38, .85, y) + .07 * np.clip(x - .22, 0, 1)
        thick = .046 - .014 * step(.6, .9, y)
        lamp = np.maximum(np.abs(z - centre) - thick, np.maximum(.45 + .5 * (z - centre) - y, x - .58 - .8 * (z - centre)))
        return grille, np.where(x < .95, lamp, 9), z - (centre + thick - .011)

    def cabin(self, x, y, z):
        y = np.sqrt(y * y + 1e-8)
        xs = x - .18 * y * y * (1 - step(1.3, 2.2, x))
        roof = (z - (self.roof(xs) - .045 * (y / .6) ** 2)) / 1.06
        dz = z - .95
        return roof, (y - (self.cabin_width(x) - .30 * dz - .32 * dz * np.abs(dz))) / 1.08

    def tailgate(self, x, y, z):
        return (x - (4.125 - .10 * y * y - .68 * np.maximum(z - 1.0, -.02) + .045 * np.exp(-(((z - 1.345) / .04) ** 2)))) / 1.12

    def parts(self, x, y, z):
        lower = self.lower(x, y, z)
        roof, side = self.cabin(x, y, z)
        cabin = np.maximum(smax(smax(roof, side, .10), self.tailgate(x, y, z), .06), .75 - z)
        return smin(lower, cabin, .030), lower, cabin, roof, side

    def masks(self, x, y, z, n):
        _, lower, cabin, roof, side = self.parts(x, y, z)
        back = self.tailgate(x, y, z)
        m = {}
        edge, on_cabin = roof - side, lower - cabin
        pillar = .034 - np.abs(x - 2.385 - .03 * (z - 1.2))
        m["side_glass"] = np.maximum.reduce([edge + .045, 1.045 + .026 * (x - 1.6) - z, x - (3.66 - .95 * (z - 1.06)), 1.10 - x, .010 - on_cabin, pillar, back + .05])
        base = 1.06 + .33 * y * y  # where bonnet and windscreen meet, in plan
        m["screen"] = np.maximum.reduce([.035 - edge, x - .18 * y * y - 1.80, .004 - on_cabin, base + .030 - x])
        m["cowl"] = np.where(z > .8, np.maximum.reduce([base - .068 - x, x - base - .06, y - .712]), 9)
        m["rear_screen"] = np.maximum.reduce([-.012 - back, y - .60, np.abs(z - 1.20) - .105, 3.6 - x])
        m["cabin"] = np.maximum.reduce([.004 - on_cabin, np.where(x > 3.9, 1.10 - z, -9), base - x])
        m["grille"], m["lamp"], m["led"] = self.front_masks(x, y, z)
        m["tail"] = np.where(x > 3.85, np.maximum(np.abs(z - .92) - .052, .42 - y), 9)
        m["tail_led"] = z - .945
        m["diffuser"] = np.where(x > 3.8, rounded_box(y, z, 0, .29, .60, .085, .04), 9)
        front = polygon(x, z, rounded([(1.29, .33), (1.26, .48), (1.29, .72), (1.33, .97), (1.45, 1.2), (2.2, 1.55), (2.385, 1.4), (2.385, 1.0),
                                       (2.385, .6), (2.37, .34), (2.25, .305), (1.45, .305)]))
        rear = polygon(x, z, rounded([(2.40, .36), (2.395, .7), (2.40, 1.1), (2.5, 1.5), (3.2, 1.5), (3.42, 1.2), (3.46, 1.0), (3.40, .84), (3.18, .74),
                                      (3.02, .60), (2.95, .42), (2.85, .32), (2.5, .31)]))
        m["door"] = gate((z < 1.06) & (y > .5), front)
        m["sliding_door"] = gate((z < 1.06) & (y > .5), rear)
        m["handle"] = np.where(z < 1.1, np.minimum(rounded_box(x, z, 2.20, .850, .095, .0135, .0135), rounded_box(x, z, 3.17, .872, .095, .0135, .0135)), 9)
        m["cap"] = np.where(x > 3.4, rounded_box(x, z, 3.72, .83, .065, .055, .03), 9)
        bonnet = polygon(x, y, rounded([(.20, -.2), (.20, .3), (.28, .52), (.46, .66), (.75, .71), (1.05, .72), (1.3, .72), (1.5, .6), (1.5, -.2)]))
        m["bonnet"] = gate((x < 1.32) & (n[:, 2] > .35) & (z > .62), np.maximum(bonnet, x - base + .070))
        m["boot"] = gate((x > 3.9) & (n[:, 0] > .35), rounded_box(y, z, 0, .98, .66, .42, .06))
        m["bumper"] = gate((x > 3.75) & (x < 4.12) & (y > .5), z - .62)
        m["sill"] = z - np.where(x < .6, .205, np.where(x > 3.8, .215, .197))
        m["arch"] = self.arch_mask(x, z)
        return m


BODIES = {"coupe": Coupe, "van": Van, "hatch": Hatch}
