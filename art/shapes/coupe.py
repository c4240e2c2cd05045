"""The coupé, and what all bodies have: handles, cowl, bonnet, wheel arches."""
import numpy as np

from .maths import fair, gate, polygon, rounded, rounded_box, smax, smin, step

#: How far a door's handle rises towards the tail, per metre.
HANDLE_RISE = .03


def both_sides(*points):
    """A closed curve in plan (x, y), alike on both sides: a corner where they meet would show as a spike."""
    return rounded([*points, *((x, -y) for x, y in reversed(points) if y)])


class Coupe:
    length, height = 4.72, 1.32
    front_axle, rear_axle, axle_height, tyre, arch = 0.93, 3.76, 0.366, 0.366, 0.406
    track = 0.928
    lamp_depth, lamp_rim = 0., .004  # how far headlamps are let in, and how wide the way down is
    # How far the doors fall back below their crease (metres from it): leaning, they catch the light.
    hollow = staticmethod(fair([-.6, -.40, -.32, -.24, -.16, -.08, -.04, .0, .04, .2], [.0, .0, .0015, .0059, .0131, .0231, .0206, .0088, .0, .0], .022))
    fittings = {"badge": ("front", 0.628), "plate": ("front", 0.407), "rear_plate": ("rear", 0.53), "rear_badge": ("rear", 0.725)}
    has_cabin = True
    mirror = ((1.73, 0.985, 0.985), (0.085, 0.125, 0.068))
    wipers = ((.56, .02, .020), (-.10, -.58, .020))  # y of pivot and tip, and how far the tip stands above the edge
    bowl = .016  # how deep doors are let in behind handles
    handles = ((2.72, .765),)  # their middles (x, z)
    cowl_half = .712
    scuttle = (1.282, .35)  # where bonnet and windscreen meet, in plan: x at y = 0, and how far that leads backwards per y squared
    bonnet_outline = both_sides((.18, 0), (.205, .3), (.30, .55), (.52, .705), (.95, .752), (1.3, .775), (1.52, .77), (1.64, .6))

    def __init__(self):
        self.plan = fair([-.3, 0.1, .5, .93, 1.5, 2.2, 2.9, 3.4, 3.76, 4.2, 4.72, 5.1],
                         [.80, .875, .925, .945, .922, .908, .918, .950, .965, .945, .88, .82], .12)
        self.section = fair([.05, .14, .20, .27, .38, .52, .64, .74, .80, .86, .93, 1.00, 1.1],
                            [-.13, -.066, -.043, -.030, -.016, -.006, -.001, .0, -.004, -.016, -.052, -.115, -.22], .028)
        self.bonnet = fair([-.3, 0.0, .12, .35, .93, 1.45, 2.0, 2.6, 3.3, 3.76, 4.2, 4.5, 4.62, 4.74, 5.],
                           [.54, .655, .695, .765, .858, .905, .918, .928, .950, .968, .975, .982, .993, 1.0, 1.0], .05)
        self.floor = fair([-.3, 0, .3, .9, 1.5, 3.2, 3.9, 4.4, 4.72, 5], [.20, .175, .15, .15, .145, .145, .16, .21, .27, .30], .05)
        self.nose = fair([.0, .14, .22, .34, .48, .60, .68, .76, .85, 1.0], [.10, .06, .015, .01, .0, .015, .045, .11, .22, .45], .025)
        self.tail = fair([.0, .2, .30, .42, .58, .70, .82, .90, .96, 1.0, 1.1], [.34, .19, .10, .045, .02, .035, .055, .050, .012, .0, .02], .014)
        self.roof = fair([0.6, 1.10, 1.40, 1.78, 2.05, 2.30, 2.60, 2.95, 3.3, 3.7, 4.05, 4.35, 4.6, 5.2],
                         [.52, .775, .945, 1.130, 1.243, 1.300, 1.322, 1.308, 1.262, 1.172, 1.073, .985, .90, .70], .085)
        self.cabin_width = fair([.8, 1.3, 1.7, 2.1, 2.6, 3.1, 3.6, 4.0, 4.4, 5], [.66, .775, .815, .825, .825, .805, .765, .715, .64, .5], .12)

    def half_width(self, x, z):
        """Half width with haunches, shoulder crease and lower blade."""
        w = self.plan(x) + self.section(z)
        for axle, swell, reach in ((self.front_axle, .006, .17), (self.rear_axle, .008, .24)):
            r = np.sqrt((x - axle) ** 2 + (z - self.axle_height) ** 2)
            w = w + swell * np.exp(-((r - self.arch - .02) / reach) ** 2) * step(.25, .6, z)
        u = z - (.700 + .038 * (x - 1.2))
        fade = step(.8, 2.4, x) * (1 - step(4.1, 4.55, x))
        w = w + fade * .011 * np.exp(-np.sqrt(u * u + .014**2) / .06)
        w = w - 1.28 * self.hollow(u) * step(.6, 1.2, x) * (1 - step(3.5, 4.4, x))
        return w - self.bowls(x, z)

    def bowls(self, x, z):
        """How deep the door is behind each handle, where fingers reach."""
        return sum(self.bowl * (1 - step(.35, 1., np.hypot((x - at) / .085, (z - height - HANDLE_RISE * (x - at)) / .036))) for at, height in self.handles)

    def grips(self, x, z):
        """The handles' outlines, for drawings."""
        return np.minimum.reduce([rounded_box(x, z - HANDLE_RISE * (x - at), at, height, .105, .0125, .0125) for at, height in self.handles])

    def bonnet_top(self, x, y):
        return (self.bonnet(x) - .055 * (y / .9) ** 2 + .022 * np.exp(-((y - .70) / .16) ** 2) * np.exp(-((x - .85) / .55) ** 2)
                + .010 * step(.24, .44, y) * (1 - step(.48, .66, y)) * step(.1, .4, x) * (1 - step(1.3, 1.6, x))
                + .012 * np.exp(-((y - .80) / .14) ** 2) * np.exp(-((x - 3.75) / .6) ** 2))

    def lower(self, x, y, z):
        y = np.sqrt(y * y + 1e-8)
        grille, lamp, _ = self.front_masks(x, y, z)
        nose = self.nose(z) + .46 * (y / .93) ** 2.7 + .045 * step(0, .022, -grille)
        front = (nose - x) / np.sqrt(1 + (1.2 * (y / .93) ** 1.7) ** 2)
        tail = self.length - self.tail(z) - .30 * (y / .93) ** 2.9 - .03 * step(0, .022, -self.diffuser(y, z))
        rear = (x - tail) / np.sqrt(1 + (.85 * (y / .93) ** 1.9) ** 2)
        f = smax(y - self.half_width(x, z), z - self.bonnet_top(x, y), .135)
        f = smax(f, self.floor(x) - z, .05)
        f = smax(f, front, .10)
        return smax(f, rear, .055) + self.lamp_depth * step(0, self.lamp_rim, -lamp)

    def diffuser(self, y, z):
        return rounded_box(y, z, 0, .30, .62, .075, .04)

    def front_masks(self, x, y, z):
        """Grilles, lamp blade, and the height above the lamp's LED line."""
        mouth = rounded_box(y, z, 0, .388, .50 - .178 * (z - .388), .184, .03)
        intake = rounded_box(y - .35 * (z - .33), z, .695, .330, .085, .120, .035)
        grille = np.where(x < .6, np.minimum(mouth, intake), 9)
        centre = .640 + .055 * step(.40, .9, y) + .06 * np.clip(x - .25, 0, 1)
        thick = .030 - .012 * step(.6, .95, y)
        lamp = np.maximum(np.abs(z - centre) - thick, np.maximum(.44 + .6 * (z - centre) - y, x - .60 - .9 * (z - centre)))
        return grille, np.where(x < 1., lamp, 9), z - (centre + thick - .010)

    def cabin(self, x, y, z):
        """Roof and side of the glasshouse. The x shift wraps the screens around the corners."""
        y = np.sqrt(y * y + 1e-8)
        xs = x - .20 * y * y * (1 - step(1.6, 2.5, x)) + .10 * y * y * step(3.1, 4.2, x)
        roof = (z - (self.roof(xs) - .042 * (y / .6) ** 2)) / 1.06
        dz = smax(z - .90, -.05, .06)  # no wider below the belt, or it comes through the doors
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
        pillar = .024 - np.abs(x - 2.975 - .10 * (z - 1.))
        frame = np.maximum.reduce([edge + .030, .958 + .012 * (x - 2) - z, x - (3.62 - 1.0 * (z - 1.05)), 1.40 - x, .010 - on_cabin])
        m["side_glass"], m["post"] = np.maximum(frame, pillar), np.maximum(frame, -pillar)
        m["screen"] = np.maximum.reduce([.035 - edge, x - .20 * y * y - 2.10, .004 - on_cabin, self.scuttle_edge(y) + .058 - x])
        m["cowl"] = self.cowl(x, y, z)
        xr = x + .10 * y * y
        m["rear_screen"] = np.maximum.reduce([.055 - edge, 3.12 - xr, xr - 4.13])
        m["cabin"] = np.maximum(.004 - on_cabin, x - 4.2)
        m["grille"], m["lamp"], m["led"] = self.front_masks(x, y, z)
        m["tail"] = np.maximum(np.abs(z - .845) - .034, 4.18 - x)
        m["tail_led"] = z - .857
        m["diffuser"] = np.where(x > 4.2, rounded_box(y, z, 0, .29, .66, .085, .04), 9)
        door = polygon(x, z, rounded([(1.47, .30), (1.44, .45), (1.52, .70), (1.60, .93), (1.75, 1.2), (2.6, 1.5), (2.98, 1.2), (2.96, .93),
                                      (3.03, .70), (2.97, .48), (2.86, .31), (2.75, .285), (2.2, .275), (1.62, .275), (1.52, .282)]))
        m["door"] = gate((z < 1.02) & (y > .5), door)
        m["grip"] = self.grips(x, z)
        m["bonnet"] = self.bonnet_edge(x, y, z, n)
        boot = polygon(x, y, rounded([(4.10, -.2), (4.10, .3), (4.12, .60), (4.25, .68), (4.6, .66), (4.9, .6), (4.9, -.2)]))
        m["boot"] = gate((x > 4) & (n[:, 2] > .3) & (z > .88), boot)
        m["bumper"] = gate((x > 3.9) & (x < 4.55), z - .66)
        m["sill"] = z - np.where(x < .6, .192, np.where(x > 4.2, .205, .187))
        m["arch"] = self.arch_mask(x, z)
        return m

    def scuttle_edge(self, y):
        at, lead = self.scuttle
        return at + lead * y * y

    def cowl(self, x, y, z):
        edge = self.scuttle_edge(y)
        return np.where(z > .8, np.maximum.reduce([edge - .068 - x, x - edge - .06, y - self.cowl_half]), 9)

    def bonnet_edge(self, x, y, z, n):
        return gate((x < 1.62) & (n[:, 2] > .35) & (z > .62), np.maximum(polygon(x, y, self.bonnet_outline), x - self.scuttle_edge(y) + .070))

    def arch_mask(self, x, z):
        return np.minimum(np.hypot(x - self.front_axle, z - self.axle_height), np.hypot(x - self.rear_axle, z - self.axle_height)) - self.arch
