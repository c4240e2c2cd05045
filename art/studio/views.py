"""Where cameras stand."""

#: Camera position, target, focal length in mm.
CAMERAS = {
    "front34": ((-4.9, 5.0, 1.05), (1.95, .10, .60), 62),
    "rear34": ((9.6, 4.9, 1.15), (2.75, .1, .62), 62),
    "side": ((2.36, 11.6, .95), (2.36, 0, .66), 78),
    "haunch": ((6.8, 2.95, 1.12), (3.55, .6, .64), 70),
    "roof": ((-3.5, 4.8, 2.30), (1.95, .08, .64), 66),
    "street": ((-3.6, 7.4, .78), (2.05, 0, .70), 62),
    "van-hall": ((-5.6, 15.2, .95), (2.32, 0, 1.0), 100),
    "van-row": ((-9.9, 7.3, .95), (1.05, -1.65, 1.0), 57),
    "hatch-carpark": ((8.4, 6.3, .95), (2.12, 0, .72), 62),
    "hatch-workshop": ((-4.9, 5.2, 1.3), (2.0, .10, .68), 60),
    "coupe-turntable": ((-5.13, -8.81, 1.45), (2.26, 0, .60), 87),
    "hatch-turntable": ((-5.43, -8.81, 1.50), (1.96, 0, .70), 90),
    "van-turntable": ((-5.0, -8.81, 1.50), (2.39, 0, .93), 75),
    "van-carpark": ((-5.0, 8.3, .85), (1.95, .10, 1.06), 62),
}
#: Apertures where depth shows: the flank alone is sharp, or the car before its wall.
STOPS = {"haunch": 2.8, "street": 1.2, "van-row": 1.2, "hatch-carpark": 1.2, "roof": 4., "hatch-workshop": 2., "van-carpark": 1.6}
#: The wide lamp that film and windows mirror on the turntable, as sines of height: its hard lower edge, and where it has faded.
LAMP_EDGE, LAMP_END = (.112, .122), .42
REAR_VIEWS = ("rear34", "haunch")

