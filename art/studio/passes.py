"""Runs inside Blender: what a picture's relighting needs, of the same car from the same camera as the picture.

  blender -b --factory-startup -P studio/passes.py -- scene.json

Every surface glows by what it is: red is film, green mirrors like glass or lacquer, blue is the car at all.
Beside it: normals, position and ambient occlusion, in 32-bit OpenEXR. With `through` in the scene, nothing glows but
what is seen of a white world through the panes.
"""
import json
import os
import sys
from types import SimpleNamespace

import bpy

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import car, lights, nodes  # noqa: E402


def glow(s, colour, strength=1., lamp=nodes.Shader.emission):
    return lamp(s, colour, strength)


def told_apart(s, rough=.5, metal=0., **_):
    """Lamps mirror like panes, alloy half as well; black trim and rubber keep what they show."""
    return glow(s, (0., 1. if rough < .05 else .5 if metal > .5 and rough > .1 else 0., 1.))


def tell_apart():
    nodes.Shader.surface = told_apart
    nodes.Shader.emission = lambda s, *_: glow(s, (0., 0., 1.))  # lamps' own light
    car.film = lambda s, *_, **__: glow(s, (1., 0., 1.))
    car.glass = lambda s, *_: glow(s, (0., 1., 1.))


def darken():
    """All but the panes."""
    nodes.Shader.surface = nodes.Shader.emission = lambda s, *_, **__: glow(s, (0., 0., 0.))
    car.film = lambda s, *_, **__: glow(s, (0., 0., 0.))


def settings(scene):
    s = bpy.context.scene
    r, c = s.render, s.cycles
    r.engine = "CYCLES"
    r.resolution_x, r.resolution_y = scene.size
    r.threads_mode, r.threads = "FIXED", 2
    c.samples, c.use_adaptive_sampling, c.use_denoising, c.max_bounces = scene.samples, False, False, 0
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_position = layer.use_pass_ambient_occlusion = True
    s.use_nodes = True
    tree = s.node_tree
    source = next(n for n in tree.nodes if n.bl_idname == "CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(scene.out)
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    stem = os.path.splitext(os.path.basename(scene.out))[0]
    for name, socket in (("kind", "Image"), ("normal", "Normal"), ("position", "Position"), ("ao", "AO")):
        out.file_slots.new(f"{stem}.{name}.")
        tree.links.new(source.outputs[socket], out.inputs[-1])


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        scene = SimpleNamespace(**json.load(file))
    (darken if scene.through else tell_apart)()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene.cabin_light = 0
    car.load(scene)
    lights.camera(scene.view, scene.lens, scene.shift, scene.body)
    world = lights.new_world("dark", "NONE")
    if scene.through:
        world.links.new(lights.background(world, (1., 1., 1.), 1.), world.node("OutputWorld").inputs[0])
    settings(scene)
    bpy.ops.render.render()


main()
