"""Close-ups of film: a curved panel, water beads."""
import bpy
import numpy as np

from .films import close_carbon, film
from .lights import aim, background, card, new_world
from .nodes import grid, link, material, mesh, quads
from .building import scaled

#: What a panel mirrors by the height of the reflected ray: dark floor, bright horizon, dim ceiling.
ROOM = [(0., (.004, .004, .005)), (.47, (.012, .011, .010)), (.52, (.30, .30, .31)), (.62, (.10, .115, .14)), (.80, (.02, .025, .035)), (1., (.16, .18, .21))]


#: What chrome shows whole: a dark floor, a hard horizon, a wall that fades upwards.
HALL = [(0., (.006, .006, .007)), (.40, (.020, .019, .018)), (.494, (.075, .070, .064)), (.502, (.92, .94, .97)), (.56, (.42, .46, .52)), (.72, (.05, .06, .075)), (1., (.02, .024, .03))]


def room(strength, heights=ROOM):
    s = new_world("room", "NONE")
    up = s.split(s.node("TexCoord").outputs["Generated"])[2]
    mirrored = background(s, s.colours(s.math("MULTIPLY_ADD", up, .5, .5), heights, "LINEAR" if heights is HALL else "EASE"), strength)
    seen = background(s, (.004, .0045, .006), strength)
    out = s.node("OutputWorld")
    s.links.new(s.mix(s.node("LightPath").outputs["Is Camera Ray"], mirrored, seen), out.inputs[0])


def camera(location, target, lens, stop=None):
    data = bpy.data.cameras.new("camera")
    ob = link(bpy.data.objects.new("camera", data))
    ob.location = location
    aim(ob, target)
    data.lens = lens
    bpy.context.scene.camera = ob
    if stop:
        data.dof.use_dof = True
        data.dof.focus_distance = sum((a - b) ** 2 for a, b in zip(location, target)) ** .5
        data.dof.aperture_fstop = stop


def close_film(scene):
    """A film with the texture one sees from a hand's breadth away."""
    m, s = material("film")
    where, colour = s.position(), tuple(scene.colour)
    if scene.finish == "satin":
        noise = s.texture("Noise", 260., where, Detail=2.)
        s.finish(film(s, "satin", colour, s.bump(noise.outputs[0], .0006, .12)))
    elif scene.finish == "carbon":
        s.finish(close_carbon(s, 50., s.split(where)[0], s.mask("laid")))
    elif scene.finish == "gloss":
        s.finish(film(s, "gloss", colour))
    else:
        s.finish(film(s, scene.finish, colour))
    return m


def thicken(sheet, thickness, back, edge=None):
    """Gives a sheet of film its thickness, the material of its back, and that of its cut edge where it is not the face's."""
    solid = sheet.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset, solid.material_offset = thickness, 1, 1
    sheet.data.materials.append(back)
    if edge:
        sheet.data.materials.append(edge)
        solid.material_offset_rim = 2


def panel(scene):
    """A wing-like panel: a broad crown, one crisp crease, a hollow below."""

    def surface(u, v):
        x, y = (u - .5) * 5.4, (v - .42) * 4.6
        s = y - .10 * x + .05
        z = -.055 * x * x - .16 * (y - .1) ** 2 - .42 * np.sqrt(s * s + .018**2) - .16 * np.exp(-(((s + .55) / .26) ** 2)) + .05 * np.sin(1.4 * x + .5)
        return x, y, z

    sheet = grid("panel", surface, 420, 1700, close_film(scene))
    if scene.finish == "carbon":
        lay(sheet, 420, 1700)
    panel_lights(scene.finish)
    camera((.25, -1.75, 2.75), (.0, -.10, -.22), 62.5)


def lay(sheet, nu, nv):
    """Where each point lies on the film, measured along the panel from a line across its middle: seen from above, a weave would stretch on the slopes."""
    points = np.empty(nu * nv * 3, np.float32)
    sheet.data.vertices.foreach_get("co", points)
    points = points.reshape(nu, nv, 3)
    steps = np.linalg.norm(np.diff(points[..., 1:], axis=1), axis=-1)
    length = np.concatenate([np.zeros((nu, 1)), np.cumsum(steps, 1)], 1)
    length -= length[:, [np.abs(points[0, :, 1] + .15).argmin()]]
    sheet.data.attributes.new("a_laid", "FLOAT", "POINT").data.foreach_set("value", length.ravel().astype(np.float32))


def panel_lights(finish):
    if finish == "chrome":  # a mirror shows the room itself: a horizon, and tubes along the ceiling
        room(1.15, HALL)
        for y in (-4.6, -3.2, -1.8, -.4, 1., 2.4, 3.8, 5.2):
            card((1.1, y, 4.4), (1.1, y, 0), 26., .22, 5., "tubes", clear=True)
        return
    room(.55 if finish in ("gloss", "carbon") else 1.15)
    if finish == "matte":  # it mirrors nothing: one lamp from the side, nearly grazing, draws crown, crease and hollow by their shade
        card((-5., .2, 1.3), (0, -.3, -.25), 2.4, 2., 90., "soft")
        card((2.4, -4., 1.8), (0, -.3, -.25), 3., 1.6, 2.4, "soft")
        return
    broad = {"gloss": .3, "carbon": .9}.get(finish, 1.)  # over gloss a broad card lies as fog
    bright = {"gloss": 1.7, "carbon": 1.7, "satin": 1.25}.get(finish, 1.)
    warm = (1., .80, .62) if finish == "flip" else (1., .97, .93)
    low = (1., .94, .88) if finish in ("carbon", "satin") else (1., .84, .70)
    card((0, 5.2, 3.2), (0, .2, -.3), 11., 4.6, 1.5 * broad, "linear", (.80, .90, 1.))
    card((0, -4.4, 3.6), (0, -.3, -.3), 11., 3.4, .9 * broad, "linear", low)
    card((.2, 2.6, 2.0), (0, .2, 0), 4.4, .75, 6. * bright)
    card((-.3, -2.6, 1.7), (0, -.2, 0), 4.6, .45, 5. * bright, "edge", warm)


#: Where the clear film ends, across the panel: x = a + b y + c y².
EDGE = (.46, .30, -.05)


def half_covered(scene):
    """Clear film up to an edge; beyond it bare paint, chipped by stones and scratched."""
    m, s = material("half-covered")
    where = s.position()
    x, y, _ = s.split(where)
    beyond = s.math("SUBTRACT", x, s.math("MULTIPLY_ADD", y, s.math("MULTIPLY_ADD", y, EDGE[2], EDGE[1]), EDGE[0]))
    step = s.bump(s.ramp01(beyond, -.016, .0, 1., 0.), .018, 1.)
    covered = s.surface(color=tuple(scene.colour), metal=.75, rough=.30, spec=.5, coat=1., coat_rough=.012, normal=step, coat_normal=step)
    chips = s.texture("Voronoi", 7.5, where)
    ragged = s.texture("Noise", 26., where, Detail=4.).outputs[0]
    far = s.math("MULTIPLY_ADD", s.math("SUBTRACT", ragged, .5), .30, s.math("SUBTRACT", chips.outputs["Distance"], s.math("MULTIPLY", s.split(chips.outputs["Color"])[0], .118)))
    chip = s.below(far, .0, .004)
    lines = s.texture("Noise", 5., scaled(s, where, 1., 34., 1.), Detail=4.).outputs[0]
    worn = s.bump(s.math("SUBTRACT", s.math("MULTIPLY", lines, .012), s.ramp01(far, .012, -.012)), .012, .5)
    paint = s.surface(color=tuple(scene.colour), metal=.75, rough=.36, spec=.5, coat=.8, coat_rough=.10, normal=worn, coat_normal=worn)
    primer = s.mix(s.below(far, -.022, .006), s.surface(color=(.44, .47, .47), rough=.7), s.surface(color=(.030, .032, .034), rough=.5))
    bare = s.mix(chip, paint, primer)
    out = s.mix(s.below(beyond, 0., .002), bare, covered)
    cut = s.below(s.math("ABSOLUTE", s.math("ADD", beyond, .004)), .0045, .002)  # light gathers in the film's cut edge
    s.finish(s.mix(cut, out, s.surface(color=(.42, .62, .58), rough=.25, spec=.6)))
    return m


def water():
    m, s = material("water")
    clear = s.surface(clear=1., ior=1.33, rough=0., color=(1., 1., 1.))
    facing = s.node("LayerWeight")
    facing.inputs[0].default_value = .5
    shade = s.node("BsdfTransparent")  # a drop gathers light in its middle and leaves its edge dark
    s.set(s.colours(facing.outputs["Facing"], [(0., (1., 1., 1.)), (.35, (.75, .75, .75)), (.75, (.10, .10, .10)), (1., (.02, .02, .02))]), shade.inputs[0])
    s.finish(s.mix(s.node("LightPath").outputs["Is Shadow Ray"], clear, shade.outputs[0]))
    return m


def stand(drops, random, ground):
    """Drops of water, each (x, y, radius), on what `ground` gives the height of."""
    rings, steps = 21, 40
    u, w = np.meshgrid(np.linspace(0, 1, rings), np.linspace(0, 2 * np.pi, steps + 1)[:-1], indexing="ij")
    vertices, faces = [], []
    for k, (x, y, r) in enumerate(drops):
        e1, e2 = random.uniform(-.10, .10, 2)
        phase = random.uniform(0, 6)
        radius = r * (1 + e1 * np.cos(2 * (w - phase)) + .4 * e2 * np.cos(3 * w + phase))
        a = u * np.pi * .57  # past the equator: water stands on such film at a blunt angle
        px, py = x + radius * np.sin(a) ** .9 * np.cos(w), y + radius * np.sin(a) ** .9 * np.sin(w) * 1.05
        pz = (.66 - 1.6 * r) * r * (np.cos(a) - np.cos(np.pi * .57)) + ground(px, py)
        vertices.append(np.stack([px, py, pz], -1).reshape(-1, 3))
        faces.append(quads(rings, steps, True) + k * rings * steps)
    mesh("drops", np.vstack(vertices), np.vstack(faces)[:, ::-1], water())


def beads(scene):
    """Water on clear film, and the paint that has none."""
    grid("panel", lambda u, v: ((u - .5) * 8, (v - .5) * 8, -.05 * ((u - .5) * 8) ** 2 - .03 * ((v - .5) * 8) ** 2), 160, 160, half_covered(scene))
    random = np.random.default_rng(7)
    drops, tries = [], 0
    while len(drops) < 900 and tries < 60000:
        tries += 1
        r = .011 + .085 * random.random() ** 3.4
        if random.random() < .015:
            r = .12 + .05 * random.random()
        x, y = random.uniform(-2.3, 2.3), random.uniform(-1.7, 2.6)
        if x + r < EDGE[0] + EDGE[1] * y + EDGE[2] * y * y - .02 and all((x - a) ** 2 + (y - b) ** 2 > (r + c + .012) ** 2 for a, b, c in drops):
            drops.append((x, y, r))
    stand(drops, random, lambda x, y: -.05 * x**2 - .03 * y**2)
    room(1.15)
    card((.3, 3.4, 1.9), (0, .2, 0), 4.6, .8, 4.6)
    card((-3.2, .4, 2.2), (0, 0, 0), .8, 3.2, 5., "edge", (.62, .80, 1.))
    card((3.3, -.4, 1.8), (0, 0, 0), .6, 3., 5., "edge", (1., .66, .4))
    camera((.15, -2.3, 1.45), (0, -.05, 0), 60, 2.8)


SCENES = {"panel": panel, "beads": beads}
