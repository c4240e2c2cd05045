"""The wrap films as shaders."""

#: What a colour-flip film shows from head-on (0) to grazing (1).
NIGHTSHIFT = [(0.0, (.004, .13, .17)), (.28, (.01, .10, .34)), (.5, (.10, .03, .40)), (.70, (.42, .03, .26)), (.9, (.75, .22, .03)), (1.0, (.8, .5, .1))]


def film(s, finish, colour, bump=None, weave=None):
    """The surface of a film. `bump` carries shut lines; `weave` is (scale, u, v) for carbon on a whole car."""
    both = {} if bump is None else dict(normal=bump, coat_normal=bump)
    if finish == "mask":  # flat white, for recolouring masks
        return s.emission((1.0, 1.0, 1.0), 1.0)
    if finish == "factory":  # ordinary grey paint: a little metal under a worn clear coat
        return s.surface(color=colour, metal=.32, rough=.40, spec=.5, coat=1., coat_rough=.13, **both)
    if finish == "solid":
        return s.surface(color=colour, rough=.45, spec=.5, coat=1., coat_rough=.015, **both)
    if finish == "gloss":
        return clear_coat(s, s.surface(color=colour, metal=.75, rough=.30, spec=.5, **both), bump)
    if finish == "enamel":  # gloss of a pure colour: with more metal yellow turns to gold
        return clear_coat(s, s.surface(color=colour, metal=.35, rough=.36, spec=.5, **both), bump)
    if finish == "satin":
        return s.surface(color=colour, metal=.80, rough=.34, spec=.4, coat=.25, coat_rough=.30, **both)
    if finish == "pearl":  # satin, but white: little metal, or it turns silver
        return s.surface(color=colour, metal=.18, rough=.36, spec=.5, coat=.5, coat_rough=.22, **both)
    if finish == "matte":
        return s.surface(color=colour, metal=.25, rough=.58, spec=.35, **both)
    if finish == "chrome":
        return s.surface(color=colour, metal=1., rough=.045, **({} if bump is None else dict(normal=bump)))
    if finish == "flip":
        facing = s.node("LayerWeight")
        facing.inputs[0].default_value = .42
        if bump is not None:
            s.links.new(bump, facing.inputs["Normal"])
        return s.surface(color=s.colours(facing.outputs["Facing"], NIGHTSHIFT), metal=.92, rough=.24, coat=1., coat_rough=.015, **both)
    if finish == "carbon":
        return carbon(s, weave, bump)
    raise ValueError(f"unknown finish: {finish}")


def clear_coat(s, under, normal=None):
    """A whole clear coat, seen close: Principled's own is a quarter of one."""
    coat, fresnel = s.node("BsdfGlossy"), s.node("Fresnel")
    coat.inputs["Roughness"].default_value, fresnel.inputs["IOR"].default_value = .01, 1.5
    if normal is not None:
        for node in (coat, fresnel):
            s.links.new(normal, node.inputs["Normal"])
    return s.mix(fresnel.outputs[0], under, coat.outputs[0])


#: Carbon seen close: how far a tow's ends lean, and its edges; how light it is.
ARCH, CROWN, TONE = .11, .22, .075


def close_carbon(s, scale, u, v):
    """A 2x2 twill from a hand's breadth: each tow arches over two others, and mirrors across its fibres, under a whole clear coat."""
    x, y = (s.math("MULTIPLY_ADD", n, scale, 400.) for n in (u, v))  # never below 0
    i, j = s.math("FLOOR", x), s.math("FLOOR", y)
    warp = s.math("LESS_THAN", s.math("MODULO", s.math("ADD", i, j), 4.), 1.5)

    def choose(a, b):
        return s.math("MULTIPLY_ADD", warp, s.math("SUBTRACT", a, b), b)

    along = choose(s.math("MODULO", s.math("ADD", i, y), 4.), s.math("SUBTRACT", s.math("MODULO", s.math("ADD", x, j), 4.), 2.))
    across = choose(s.math("FRACT", x), s.math("FRACT", y))
    slope, side = s.math("SUBTRACT", along, 1.), s.math("MULTIPLY_ADD", across, 2., -1.)  # -1 to 1 from end to end of the float, from edge to edge of the tow
    fibre = s.node("CombineXYZ")
    s.set(s.math("SUBTRACT", 1., warp), fibre.inputs[0])
    s.set(warp, fibre.inputs[1])
    sideways = s.node("CombineXYZ")
    s.set(warp, sideways.inputs[0])
    s.set(s.math("SUBTRACT", 1., warp), sideways.inputs[1])
    lean = s.vector("ADD", s.vector("SCALE", fibre.outputs[0], scale=s.math("MULTIPLY", slope, ARCH)),
                    s.vector("SCALE", sideways.outputs[0], scale=s.product(side, side, side, CROWN)))
    normal = s.vector("NORMALIZE", s.vector("ADD", s.node("NewGeometry").outputs["Normal"], lean))
    gap = s.ramp01(s.math("ABSOLUTE", side), .84, 1.0, 1., .5)
    tows = s.node("BsdfAnisotropic")
    tone = s.node("CombineXYZ")
    for n in range(3):
        s.set(s.math("MULTIPLY", gap, TONE), tone.inputs[n])
    s.set(tone.outputs[0], tows.inputs["Color"])
    tows.inputs["Roughness"].default_value, tows.inputs["Anisotropy"].default_value = .34, .42
    s.links.new(normal, tows.inputs["Normal"])
    s.links.new(fibre.outputs[0], tows.inputs["Tangent"])
    return clear_coat(s, tows.outputs[0])


def carbon(s, weave, bump):
    """A 2x2 twill on a whole car: which tow lies on top follows from the sum of the cell numbers."""
    scale, u, v = weave
    tone_pair = (.075, .028)  # from afar the weave needs more contrast than close
    x, y = s.math("MULTIPLY", u, scale), s.math("MULTIPLY", v, scale)
    cell = s.math("MODULO", s.math("ADD", s.math("ADD", s.math("FLOOR", x), s.math("FLOOR", y)), 4000.), 4.)
    warp = s.math("LESS_THAN", cell, 1.5)

    def choose(a, b):
        return s.math("ADD", s.math("MULTIPLY", warp, a), s.math("MULTIPLY", s.math("SUBTRACT", 1., warp), b))

    def crown(q):
        d = s.math("SUBTRACT", s.math("FRACT", q), .5)
        return s.math("SUBTRACT", 1., s.product(d, d, 3.4))

    fibre = choose(s.math("SINE", s.math("MULTIPLY", x, 50.)), s.math("SINE", s.math("MULTIPLY", y, 50.)))
    height = s.math("ADD", choose(crown(x), crown(y)), s.math("MULTIPLY", fibre, .05))
    tone = s.node("CombineXYZ")
    facing = s.node("LayerWeight")
    facing.inputs[0].default_value = .5
    clear = s.ramp01(facing.outputs["Facing"], .72, .40)  # foreshortened tows are narrower than a pixel: their relief would swim
    mean = sum(tone_pair) / 2
    shade = s.math("MULTIPLY_ADD", s.math("SUBTRACT", choose(*tone_pair), mean), s.ramp01(facing.outputs["Facing"], .95, .60), mean)
    shade = s.math("MULTIPLY", shade, s.ramp01(facing.outputs["Facing"], .45, .85, 1., .5))  # or a bonnet seen this low turns to grey paint
    relief, grain = s.product(clear, .45), s.product(clear, .75)
    for i in range(3):
        s.set(shade, tone.inputs[i])
    return s.surface(color=tone.outputs[0], metal=.55, rough=.34, aniso=grain, aniso_turn=s.math("MULTIPLY", warp, .25), coat=1., coat_rough=.01,
                     normal=s.bump(height, .33 / scale, relief, bump), coat_normal=bump)
