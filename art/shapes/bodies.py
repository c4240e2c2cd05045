"""The vehicles, as signed fields. x: nose (0) to tail, y: the driver's side (right), z: up. Metres.

A body is a few faired curves (plan, cross-section, bonnet and deck, roof ...) joined by
filleted maxima, so fillets, haunches and creases come out smooth and reflections flow.
Details (shut lines, lamps, glass) are not geometry but masks: signed distances stored
per vertex, which the shader cuts at any resolution. Masks keep their sign, because an
absolute value does not survive interpolation between vertices.
"""
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


class Van(Coupe):
    """A panel van: one box, no separate cabin. Its glass, frames, rails and mouldings stand in relief."""
    length, height = 5.10, 1.96
    front_axle, rear_axle, axle_height, tyre, arch = .92, 4.16, .360, .360, .396
    track = .955
    fittings = {"badge": ("front", 0.912), "plate": ("front", 0.545), "rear_plate": ("rear", 0.93, -.42), "latch": ("rear", 0.93, .075)}
    has_cabin = False
    mirror = ((1.30, 1.105, 1.205), (0.060, 0.105, 0.155))
    wipers = ((.60, -.02, .030), (-.02, -.62, .030))
    bowl = .007
    handles = ((2.075, 1.045), (2.450, 1.045))
    lamp_depth, lamp_rim = .006, .008
    gutter = 1.795  # height of the seam between side and roof
    slat_foot, slat = .294, .0365  # the lowest hollow between a grille's slats, and from each to the next
    lamp_end, lamp_lean = -.106, .55  # where on the wing the lamp ends (x at height 0), and how far that leans back

    def __init__(self):
        self.plan = fair([-.3, .05, .3, .6, .92, 1.5, 2.2, 3., 4., 4.6, 5.1, 5.4], [.84, .885, .930, .958, .972, .978, .978, .978, .978, .975, .955, .94], .08)
        self.section = fair([.05, .16, .24, .34, .50, .66, .76, .84, .92, 1.00, 1.06, 1.40, 1.66, 1.73, 1.80, 1.95, 2.05],
                            [-.10, -.040, -.018, -.013, -.006, -.001, -.002, -.010, -.020, -.025, -.029, -.052, -.072, -.083, -.106, -.160, -.22], .022)
        self.roof = fair([-.3, 0, .08, .2, .4, .6, .70, .78, .86, 1.10, 1.36, 1.50, 1.60, 1.74, 2.0, 2.5, 3.2, 4.0, 4.7, 5.0, 5.2],
                         [.82, .95, 1.010, 1.062, 1.115, 1.157, 1.176, 1.198, 1.252, 1.475, 1.717, 1.832, 1.882, 1.918, 1.943, 1.957, 1.960, 1.957, 1.945, 1.93, 1.92], .035)
        self.floor = fair([-.3, 0, .4, 1., 4, 4.7, 5.1, 5.4], [.23, .20, .18, .18, .18, .20, .24, .26], .05)
        self.nose = fair([0, .16, .24, .40, .60, .70, .77, .83, .90, 1., 1.1, 1.3, 2.], [.12, .06, .02, .0, .0, .001, .012, .034, .070, .120, .20, .45, 1.2], .035)
        self.tail = fair([0, .2, .28, .45, .6, .9, 1.2, 1.6, 1.85, 2.], [.12, .05, .015, .0, .0, .004, .016, .062, .100, .125], .03)

    def panes(self, x, z):
        """The cab door's glass with its dropped front corner, and the post that parts the quarterlight from it."""
        outline = polygon(x, z, [(.95, 1.070), (1.27, 1.070), (1.39, 1.135), (2.115, 1.150), (2.105, 1.640), (1.78, 1.640), (1.70, 1.636),
                                 (1.62, 1.622), (1.555, 1.597), (1.50, 1.563), (1.455, 1.523)]) - .022
        return np.maximum(outline, .010 - np.abs(x - 1.37 - .06 * (z - 1.1)))

    def frames(self, x, z):
        """Pressed frames where another van has windows."""
        return np.minimum(rounded_box(x, z, 2.85, 1.415, .455, .245, .04), rounded_box(x, z, 4.13, 1.415, .57, .245, .04))

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
        w = w + .012 * np.exp(-np.sqrt(u * u + .006**2) / .05) * step(.1, .6, x) * (1 - step(4.6, 4.95, x))
        w = w + .010 * (1 - step(-.004, .008, self.rub_strip(x, z)))
        w = w - .010 * (1 - step(-.014, .005, self.frames(x, z))) - .014 * (1 - step(-.006, .004, self.rail(x, z)))
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
        inside = step(0, .018, -grille)
        slats = .5 - .5 * np.cos(2 * np.pi * (z - self.slat_foot) / self.slat)
        nose = self.nose(z) + .27 * (y / .95) ** 3.4 + inside * (.022 + .026 * slats)
        front = (nose - x) / np.sqrt(1 + (.95 * (y / .93) ** 2.4) ** 2)
        plate = rounded_box(y, z, .42, .93, .295, .085, .03)
        tail = self.tail(z) + .030 * step(.490, .520, z) + .016 * step(0, .012, -self.back_panes(y, z)) + .014 * step(0, .016, -plate)
        tail = tail + .010 * np.exp(-(((z - .365) / .012) ** 2))
        rear = x - (self.length - tail - .085 * (y / .95) ** 4)
        f = smax(y - self.half_width(x, z), top, .11 + .04 * (1 - step(.6, .9, x)))
        f = smax(f, self.floor(x) - z, .05)
        f = smax(f, front, .08)
        ahead = 1 - step(.58, .70, x)
        f = f - ahead * (.012 * (1 - step(.640, .662, z)) + .012 * (1 - step(.404, .428, z)) - .026 * step(0, .014, -self.fog_pocket(x, y, z)))
        return smax(f, rear, .11) + self.lamp_depth * step(0, self.lamp_rim, -lamp)

    def fog_pocket(self, x, y, z):
        """At each end of the bumper."""
        return np.where(x < .5, rounded_box(y + .12 * (z - .43), z, .795, .430, .062 - .22 * (z - .43), .135, .026), 9)

    def front_masks(self, x, y, z):
        """Grille and wide lower intake; the slim lamp, wrapped round the corner; the height above its running line."""
        high = rounded_box(y, z, 0, .752, .478 + .35 * (z - .752), .110, .028)
        low = rounded_box(y, z, 0, .340, .60 - .7 * (z - .340), .080, .026)
        grille = np.where(x < .6, np.minimum(high, low), 9)
        back = np.clip(x - .10, 0, 1)
        over = .897 + .035 * step(.55, .90, y) + .20 * back
        under = .772 + .022 * step(.55, .90, y) + .26 * back
        lamp = smax(smax(z - over, under - z, .010), smax(.568 + .35 * (z - .842) - y, x - self.lamp_end - self.lamp_lean * z, .010), .014)
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
        m["tail_led"] = y - .865
        door = polygon(x, z, rounded([(.945, 1.030), (1.10, 1.222), (1.27, 1.42), (1.43, 1.590), (1.55, 1.662), (1.70, 1.690), (1.95, 1.690), (2.14, 1.690), (2.193, 1.66), (2.196, 1.55), (2.198, 1.0),
                                      (2.200, .55), (2.197, .41), (2.15, .376), (1.8, .375), (1.52, .376), (1.462, .395), (1.43, .52), (1.36, .65), (1.24, .765), (1.10, .845), (1.01, .905), (.955, .965)])) - .045
        m["door"] = gate(y > .5, smax(door, x - 2.243, .03))
        m["sliding_door"] = gate(y > .5, smax(rounded_box(x, z, 2.815, 1.030, .640, .700, .05), 2.243 - x, .03))
        m["rail"] = np.where(y > .5, self.rail(x, z), 9)  # the sliding door's
        m["cap"] = gate((x > 3.48) & (y > .5), rounded_box(x, z, 3.615, .870, .075, .080, .02))
        m["bonnet"] = gate((x < .90) & (z > .80) & (nx < .2), smax(.135 + .27 * (np.abs(y) / .95) ** 3.4 - x, y - .70 - .10 * x, .16))
        m["boot"] = gate(nx > .6, y - .004)
        m["back_door"] = gate((nx > .35) & (x > 4.8), rounded_box(y, z, 0, 1.165, .830, .620, .05))
        m["bumper"] = gate((x > 4.5) & (z < .7), z - .505)
        m["sill"] = z - np.where(x < .62, .432, np.where(x > 4.50, .505, .262))
        m["arch"] = self.arch_mask(x, z)
        m["moulding"] = np.minimum(m["arch"] - .058, np.where(y > .5, self.rub_strip(x, z) - .008, 9))
        m["grip"] = self.grips(x, z)
        m["fog"] = self.fog_pocket(x, y, z)
        m["gutter"] = gate((y > .5) & (x > 1.45) & (x < 5.03), z - self.gutter)
        m["brake_lamp"] = np.where(x > 4.7, rounded_box(y, z, 0, 1.825, .15, .014, .010), 9)
        m["reflector"] = np.where(x > 4.7, rounded_box(y, z, .72, .30, .085, .018, .012), 9)
        m["hinge"] = np.where((nx > .3) & (x > 4.8), np.minimum(rounded_box(y, z, .835, .640, .030, .028, .01), rounded_box(y, z, .835, 1.600, .030, .028, .01)), 9)
        return m


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


BODIES = {"coupe": Coupe, "van": Van, "hatch": Hatch}
