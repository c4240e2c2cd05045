"""The panel van."""
import numpy as np

from .coupe import Coupe
from .maths import fair, gate, polygon, rounded, rounded_box, smax, step


class Van(Coupe):
    """A panel van: one box, no separate cabin. Its glass, rails and mouldings stand in relief."""
    length, height = 5.10, 1.96
    front_axle, rear_axle, axle_height, tyre, arch = .92, 4.16, .360, .360, .396
    track = .955
    fittings = {"badge": ("front", 0.912), "plate": ("front", 0.515), "rear_plate": ("rear", 0.93, -.42), "latch": ("rear", 0.93, .075)}
    has_cabin = False
    mirror = ((1.12, 1.140, 1.215), (0.056, 0.100, 0.142))
    wipers = ((.60, -.02, .030), (-.02, -.62, .030))
    bowl = .002
    handles = ((2.075, 1.045), (2.450, 1.045))
    lamp_depth, lamp_rim = .006, .008
    gutter = 1.795  # height of the seam between side and roof
    slat_foot, slat = .294, .0365  # the lowest hollow between a grille's slats, and from each to the next

    def __init__(self):
        self.plan = fair([-.3, .05, .3, .6, .92, 1.5, 2.2, 3., 4., 4.6, 5.1, 5.4], [.84, .885, .930, .958, .972, .978, .978, .978, .978, .975, .955, .94], .08)
        self.section = fair([.05, .16, .24, .34, .50, .66, .76, .84, .92, 1.00, 1.06, 1.15, 1.25, 1.40, 1.55, 1.66, 1.73, 1.80, 1.95, 2.05],
                            [-.10, -.040, -.018, -.013, -.006, -.001, -.002, -.010, -.020, -.025, -.029, -.0325, -.0395, -.054, -.0715, -.088, -.102, -.124, -.180, -.24], .022)
        self.roof = fair([-.3, 0, .08, .2, .4, .6, .70, .78, .86, 1.10, 1.36, 1.50, 1.60, 1.74, 2.0, 2.5, 3.2, 4.0, 4.7, 5.0, 5.2],
                         [.82, .95, 1.010, 1.062, 1.115, 1.157, 1.176, 1.198, 1.252, 1.475, 1.717, 1.832, 1.882, 1.918, 1.943, 1.957, 1.960, 1.957, 1.945, 1.93, 1.92], .035)
        self.floor = fair([-.3, 0, .25, .45, .6, 1., 4, 4.7, 5.1, 5.4], [.26, .225, .21, .225, .235, .18, .18, .20, .24, .26], .05)
        self.nose = fair([0, .16, .24, .40, .60, .70, .77, .83, .90, 1., 1.1, 1.3, 2.], [.12, .06, .02, .0, .0, .0, .003, .018, .060, .120, .20, .45, 1.2], .035)
        self.tail = fair([0, .2, .28, .45, .6, .9, 1.2, 1.6, 1.85, 2.], [.12, .05, .015, .0, .0, .004, .016, .062, .100, .125], .03)

    def panes(self, x, z):
        """The cab door's glass with its dropped front corner, and the post that parts the quarterlight from it."""
        outline = polygon(x, z, [(.95, 1.070), (1.27, 1.070), (1.39, 1.135), (2.115, 1.150), (2.105, 1.640), (1.78, 1.640), (1.70, 1.636),
                                 (1.62, 1.622), (1.555, 1.597), (1.50, 1.563), (1.455, 1.523)]) - .022
        return np.maximum(outline, .010 - np.abs(x - 1.37 - .06 * (z - 1.1)))

    def recess(self, x, z):
        """How deep the sides are pressed in between two creases, from the cab's doors to the tail lamps."""
        edge = rounded_box(x, z, 3.38, 1.397, 1.382, .224, .06)
        return .011 * (1 - step(-.016, .016, edge)) * step(2.236, 2.250, x)

    def rail(self, x, z):
        return rounded_box(x, z, 4.10, 1.055, .62, .014, .012)

    def rub_strip(self, x, z):
        return np.maximum(rounded_box(x, z, 2.9, .475, 2.2, .042, .015), np.minimum(np.abs(x - 2.54) - 1.17, np.abs(x - 5) - .40))

    def back_panes(self, y, z):
        return rounded_box(y, z, .405, 1.395, .300, .285, .06)

    def half_width(self, x, z):
        w = self.plan(x) + self.section(z) - .045 * step(1.0, 1.7, z) * (1 - step(.7, 1.9, x))
        for axle in (self.front_axle, self.rear_axle):
            u = np.sqrt((x - axle) ** 2 + (z - self.axle_height) ** 2) - self.arch
            w = w + .011 * (1 - step(.038, .056, u))
        u = z - (.975 + .006 * (x - 2))
        w = w + .012 * np.exp(-np.sqrt(u * u + .016**2) / .05) * step(.45, 1.6, x) * (1 - step(4.6, 4.95, x))
        w = w + .010 * (1 - step(-.004, .008, self.rub_strip(x, z)))
        w = w - self.recess(x, z) - .014 * (1 - step(-.006, .004, self.rail(x, z)))
        w = w - .009 * (1 - step(-.006, .006, self.panes(x, z))) - self.bowls(x, z)
        u = z - self.gutter
        return w - .005 * step(-.006, .006, u)

    def field(self, x, y, z):
        y = np.sqrt(y * y + 1e-8)
        xs = x - .12 * y * y * (1 - step(1.7, 2.3, x))
        screen = step(.75, .95, x) * (1 - step(1.6, 1.95, x))
        crown = self.roof(xs) - .040 * (y / .8) ** 2 + .014 * np.exp(-((y - .58 - .08 * x) / .12) ** 2) * (1 - step(.5, .78, x))
        crown = crown + .005 * np.cos(y * 26) * step(2.0, 2.15, x) * (1 - step(4.7, 4.85, x))  # ribs
        top = (z - crown) / (1 + .35 * screen)
        grille, lamp, _ = self.front_masks(x, y, z)
        inside = step(0, .018, -grille) * step(0, .016, self.plinth(x, y, z))
        slats = .5 - .5 * np.cos(2 * np.pi * (z - self.slat_foot) / self.slat)
        nose = self.nose(z) + .27 * (y / .95) ** 3.4 + inside * (.022 + .026 * slats)
        front = (nose - x) / np.sqrt(1 + (.95 * (y / .93) ** 2.4) ** 2)
        plate = rounded_box(y, z, .42, .93, .295, .085, .03)
        tail = self.tail(z) + .030 * step(.490, .520, z) + .016 * step(0, .012, -self.back_panes(y, z)) + .014 * step(0, .016, -plate)
        rear = x - (self.length - tail - .085 * (y / .95) ** 4)
        f = smax(y - self.half_width(x, z), top, .11 + .04 * (1 - step(.6, .9, x)))
        f = smax(f, self.floor(x) - z, .05)
        f = smax(f, front, .12)
        ahead = (1 - step(.58, .70, x)) * step(.456, .474, np.hypot(x - self.front_axle, z - self.axle_height))  # to where the arch stands out
        f = f - ahead * (.014 * (1 - step(.600, .650, z)) + .014 * (1 - step(.312, .340, z)) - .030 * step(0, .020, -self.fog_pocket(x, y, z)))
        return smax(f, rear, .11) + self.lamp_depth * step(0, self.lamp_rim, -lamp)

    def fog_pocket(self, x, y, z):
        """At each end of the bumper."""
        return np.where(x < .5, rounded_box(y - .35 * (z - .455), z, .775, .460, .068, .078, .040), 9)

    def plinth(self, x, y, z):
        """Between grille and lower intake's slats, for the number plate."""
        return np.where(x < .6, rounded_box(y, z, 0, .515, .300, .082, .020), 9)

    def front_masks(self, x, y, z):
        """Grille and wide lower intake; the slim lamp, wrapped round the corner; the height above its running line."""
        high = rounded_box(y, z, 0, .765, .478 + .35 * (z - .765), .100, .028)
        low = rounded_box(y, z, 0, .445, .575 - .42 * (z - .445), .148, .034)
        grille = np.where(x < .6, np.minimum(high, low), 9)
        back = np.clip(x - .10, 0, 1)
        over = .897 + .035 * step(.55, .90, y) + .20 * back
        under = .772 + .022 * step(.55, .90, y) + .26 * back
        lamp = smax(smax(z - over, under - z, .010), smax(.568 + .35 * (z - .842) - y, x + .106 - .55 * z, .010), .014)
        return grille, np.where(x < 1, lamp, 9), z - (over - .014)

    def masks(self, x, y, z, n):
        none = np.full(x.shape, 9.)
        nx, nz = n[:, 0], n[:, 2]
        m = {"cabin": none, "diffuser": none}
        m["side_glass"] = np.where(y > .55, self.panes(x, z), 9)
        screen = polygon(x - .12 * y * y, y, rounded([(.80, -.4), (.80, -.2), (.80, .3), (.80, .60), (.815, .755), (.90, .790), (1.2, .768), (1.42, .742),
                                                      (1.505, .715), (1.532, .62), (1.548, .45), (1.553, .25), (1.553, -.2), (1.553, -.4)]))
        m["screen"] = np.where(z > 1.0, np.maximum(screen, .80 + .06 * step(.45, .72, y) + .12 * y * y - x), 9)
        m["scuttle"] = np.where((z > .9) & (x < 1.3), np.minimum(smax(smax(.755 + .12 * y * y - x, y - .79, .10), x - .93, .02), screen), 9)  # where a pane would lie flat, too
        m["rear_screen"] = np.where(x > 4.7, self.back_panes(y, z), 9)
        m["grille"], m["lamp"], m["led"] = self.front_masks(x, y, z)
        m["tail"] = np.where(x > 4.7, np.maximum(rounded_box(y, z, .955, 1.055, .095, .315, .03), 4.80 - x), 9)
        door = polygon(x, z, rounded([(.945, 1.030), (1.10, 1.222), (1.27, 1.42), (1.43, 1.590), (1.55, 1.662), (1.70, 1.690), (1.95, 1.690), (2.14, 1.690), (2.193, 1.66), (2.196, 1.55), (2.198, 1.0),
                                      (2.200, .55), (2.197, .41), (2.15, .376), (1.8, .375), (1.52, .376), (1.505, .395), (1.485, .52), (1.43, .65), (1.33, .765), (1.19, .845), (1.06, .905), (.955, .965)])) - .045
        m["door"] = gate(y > .5, smax(door, x - 2.243, .03))
        m["sliding_door"] = gate(y > .5, smax(rounded_box(x, z, 2.815, 1.030, .640, .700, .05), 2.243 - x, .03))
        m["rail"] = np.where(y > .5, self.rail(x, z), 9)  # the sliding door's
        m["cap"] = gate((x > 3.48) & (y > .5), rounded_box(x, z, 3.615, .870, .075, .080, .02))
        m["bonnet"] = gate((x < .90) & (z > .80) & (nx < .2), smax(.135 + .27 * (np.abs(y) / .95) ** 3.4 - x, y - .70 - .10 * x, .16))
        m["boot"] = gate(nx > .6, y - .004)
        m["back_door"] = gate((nx > .35) & (x > 4.8), rounded_box(y, z, 0, 1.165, .830, .620, .05))
        m["bumper"] = gate((x > 4.5) & (z < .7), z - .505)
        m["sill"] = z - np.where(x < .62, .335, np.where(x > 4.50, .505, .262))
        m["arch"] = self.arch_mask(x, z)
        m["moulding"] = np.minimum(m["arch"] - .058, np.where(y > .5, self.rub_strip(x, z) - .008, 9))
        m["grip"] = self.grips(x, z)
        m["fog"], m["plinth"] = self.fog_pocket(x, y, z), self.plinth(x, y, z)
        m["gutter"] = gate((y > .5) & (x > 1.45) & (x < 5.03), z - self.gutter)
        m["brake_lamp"] = np.where(x > 4.7, rounded_box(y, z, 0, 1.825, .15, .014, .010), 9)
        m["reflector"] = np.where(x > 4.7, rounded_box(y, z, .72, .30, .085, .018, .012), 9)
        m["hinge"] = np.where((nx > .3) & (x > 4.8), np.minimum(rounded_box(y, z, .835, .640, .030, .028, .01), rounded_box(y, z, .835, 1.600, .030, .028, .01)), 9)
        return m
