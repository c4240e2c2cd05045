"""Runs inside Blender: renders one scene description to a 16-bit PNG and its guide layers.

  blender -b --factory-startup -P studio/render.py -- scene.json
"""
import json
import os
import sys
from types import SimpleNamespace

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from shapes.bodies import BODIES  # noqa: E402
from studio import car, carpark, curl, cyclorama, faults, hand, lights, macro, street, turntable, views, workshop  # noqa: E402

#: Lights that come with a place of their own; the others stand in the dark studio.
PLACES = {"carpark": carpark.carpark, "hall": cyclorama.cyclorama, "workshop": workshop.workshop, "street": street.street, "turntable": turntable.turntable, "overcast": turntable.overcast}


def settings(scene):
    r = bpy.context.scene.render
    r.engine = "CYCLES"
    r.resolution_x, r.resolution_y = scene.size
    r.resolution_percentage = 100
    if scene.part:  # left, top, right, bottom
        r.use_border, r.use_crop_to_border = True, True
        r.border_min_x, r.border_max_y, r.border_max_x, r.border_min_y = scene.part[0], 1 - scene.part[1], scene.part[2], 1 - scene.part[3]
    r.threads_mode, r.threads = "FIXED", 2
    c = bpy.context.scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.use_denoising = scene.samples, True, scene.threshold, False
    c.adaptive_min_samples, c.time_limit = 8, scene.seconds
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = scene.bounces, 2, 4, 6 if scene.kind in ("beads", "lifted") else 2
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3., .5
    view = bpy.context.scene.view_settings
    view.view_transform, view.exposure = "Filmic", scene.exposure
    view.look = "High Contrast"
    r.image_settings.file_format, r.image_settings.color_depth, r.image_settings.color_mode = "PNG", "16", "RGB"
    r.filepath = scene.out
    guides(scene)


def guides(scene):
    """Normals, albedo and depth beside the picture, for the denoiser."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    s = bpy.context.scene
    s.use_nodes = True
    tree = s.node_tree
    layers = next(n for n in tree.nodes if n.bl_idname == "CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(scene.out)
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "16"
    out.file_slots.clear()
    stem = os.path.splitext(os.path.basename(scene.out))[0]
    for layer in ("Normal", "Albedo", "Depth"):
        out.file_slots.new(f"{stem}.{layer.lower()}.")
        tree.links.new(layers.outputs["Denoising " + layer], out.inputs[-1])


def studio(scene, heading):
    body = BODIES[scene.body]
    lights.floor(body.length, .12 * scene.surroundings)
    if scene.finish == "mask":
        lights.backdrop(scene.light, heading, 0., scene.fade)
        return
    lights.backdrop(scene.light, heading, scene.glow, scene.fade)
    if scene.surroundings:
        lights.surroundings(scene.surroundings)
    lights.cards(scene.light, scene.view, body.length, body.height, scene.cards, bool(scene.surroundings), "tail" if scene.view in views.REAR_VIEWS else "nose" if scene.body == "hatch" else "")


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        scene = SimpleNamespace(**json.load(file))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if scene.kind == "car":
        car.load(scene)
        if scene.row:
            car.repeat(scene.row, scene.plates["front"])
        if scene.turned:
            car.turn(BODIES[scene.body].length)
        if scene.beside:
            car.park(scene, frame=Matrix.Translation((*scene.beside.pop("at"), 0)), glass=scene.glass, **scene.beside)
        _, heading = lights.camera(scene.view, scene.lens, scene.shift, scene.body)
        if scene.light in PLACES:
            PLACES[scene.light](scene)
        else:
            studio(scene, heading)
    else:
        {**macro.SCENES, **faults.SCENES, **hand.SCENES, **curl.SCENES}[scene.kind](scene)
    settings(scene)
    bpy.ops.render.render(write_still=True)


main()
