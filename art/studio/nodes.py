"""Shader graphs and meshes in few words."""
import math

import bpy
import numpy as np

PRINCIPLED = {
    "color": "Base Color", "metal": "Metallic", "rough": "Roughness", "spec": "Specular", "coat": "Clearcoat",
    "coat_rough": "Clearcoat Roughness", "normal": "Normal", "coat_normal": "Clearcoat Normal", "aniso": "Anisotropic",
    "aniso_turn": "Anisotropic Rotation", "clear": "Transmission", "ior": "IOR",
}


class Shader:
    """Builds one node tree; every method returns an output socket."""

    def __init__(self, tree):
        self.tree, self.nodes, self.links = tree, tree.nodes, tree.links

    def node(self, kind, **settings):
        n = self.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(n, key, value)
        return n

    def set(self, value, socket):
        if isinstance(value, (int, float)):
            socket.default_value = value
        elif isinstance(value, tuple):
            socket.default_value = value + (1.0,) if len(value) == 3 and len(socket.default_value) == 4 else value
        else:
            self.links.new(value, socket)

    def math(self, operation, a, b=0.0, c=None):
        n = self.node("Math", operation=operation)
        self.set(a, n.inputs[0])
        self.set(b, n.inputs[1])
        if c is not None:
            self.set(c, n.inputs[2])
        return n.outputs[0]

    def vector(self, operation, a, b=None, scale=None):
        n = self.node("VectorMath", operation=operation)
        self.set(a, n.inputs[0])
        if b is not None:
            self.set(b, n.inputs[1])
        if scale is not None:
            self.set(scale, n.inputs["Scale"])
        return n.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH") else "Vector"]

    def product(self, first, *rest):
        for r in rest:
            first = self.math("MULTIPLY", first, r)
        return first

    def ramp01(self, value, a, b, low=0.0, high=1.0, kind="SMOOTHERSTEP"):
        n = self.node("MapRange", interpolation_type=kind)
        self.set(value, n.inputs[0])
        for i, v in enumerate((a, b, low, high)):
            n.inputs[i + 1].default_value = v
        return n.outputs[0]

    def mask(self, name):
        return self.node("Attribute", attribute_name="a_" + name).outputs["Fac"]

    def below(self, value, at=0.0, soft=0.0012):
        """1 where the value is below `at`, with an edge 2 x soft wide."""
        return self.ramp01(value, at - soft, at + soft, 1.0, 0.0, "SMOOTHSTEP")

    def mix(self, factor, a, b):
        n = self.node("MixShader")
        self.set(factor, n.inputs[0])
        self.links.new(a, n.inputs[1])
        self.links.new(b, n.inputs[2])
        return n.outputs[0]

    def add(self, a, b):
        n = self.node("AddShader")
        self.links.new(a, n.inputs[0])
        self.links.new(b, n.inputs[1])
        return n.outputs[0]

    def surface(self, **settings):
        n = self.node("BsdfPrincipled")
        for key, value in settings.items():
            self.set(value, n.inputs[PRINCIPLED[key]])
        return n.outputs[0]

    def emission(self, color, strength):
        n = self.node("Emission")
        self.set(color, n.inputs[0])
        self.set(strength, n.inputs[1])
        return n.outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        n = self.node("Bump")
        n.inputs["Distance"].default_value = distance
        self.set(strength, n.inputs["Strength"])
        self.set(height, n.inputs["Height"])
        if normal is not None:
            self.links.new(normal, n.inputs["Normal"])
        return n.outputs[0]

    def texture(self, kind, scale, vector, **inputs):
        n = self.node("Tex" + kind)
        n.inputs["Scale"].default_value = scale
        self.links.new(vector, n.inputs["Vector"])
        for key, value in inputs.items():
            n.inputs[key].default_value = value
        return n

    def position(self):
        return self.node("TexCoord").outputs["Object"]

    def split(self, vector):
        n = self.node("SeparateXYZ")
        self.links.new(vector, n.inputs[0])
        return n.outputs

    def colours(self, factor, stops, interpolation="EASE"):
        n = self.node("ValToRGB")
        self.links.new(factor, n.inputs[0])
        n.color_ramp.interpolation = interpolation
        elements = n.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour + (1.0,)
        return n.outputs[0]

    def image(self, path, u, v):
        uv = self.node("CombineXYZ")
        self.set(u, uv.inputs[0])
        self.set(v, uv.inputs[1])
        n = self.node("TexImage", interpolation="Cubic", extension="EXTEND", image=bpy.data.images.load(path))
        self.links.new(uv.outputs[0], n.inputs[0])
        return n.outputs[0]

    def finish(self, shader):
        out = self.node("OutputMaterial")
        self.links.new(shader, out.inputs[0])


def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, Shader(m.node_tree)


def plain(name, **settings):
    m, s = material(name)
    s.finish(s.surface(**settings))
    return m


def link(ob):
    bpy.context.scene.collection.objects.link(ob)
    return ob


def mesh(name, vertices, faces, mat, smooth=True, normals=None):
    m = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, np.float32)
    if isinstance(faces, np.ndarray):
        n, k = faces.shape
        m.vertices.add(len(vertices))
        m.vertices.foreach_set("co", vertices.ravel())
        m.loops.add(n * k)
        m.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
        m.polygons.add(n)
        m.polygons.foreach_set("loop_start", np.arange(0, n * k, k, dtype=np.int32))
        m.polygons.foreach_set("loop_total", np.full(n, k, np.int32))
        m.update(calc_edges=True)
        m.validate()
    else:
        m.from_pydata(vertices.tolist(), [], faces)
    m.polygons.foreach_set("use_smooth", np.full(len(m.polygons), smooth))
    if normals is not None:
        m.use_auto_smooth = True
        m.normals_split_custom_set_from_vertices(normals.tolist())
    m.materials.append(mat)
    return link(bpy.data.objects.new(name, m))


def quads(rows, columns, closed=False):
    """Faces of a grid of points; `closed` joins the last column to the first."""
    i = np.arange(rows * columns).reshape(rows, columns)
    a, b = (i, np.roll(i, -1, 1)) if closed else (i[:, :-1], i[:, 1:])
    return np.stack([a[:-1], b[:-1], b[1:], a[1:]], -1).reshape(-1, 4)


def grid(name, surface, nu, nv, mat):
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
    return mesh(name, np.stack(surface(u, v), -1).reshape(-1, 3), quads(nu, nv)[:, ::-1], mat)


def lathe(name, profile, steps, mat, matrix, sharp=35):
    """Turns (radius, height) points around the local y axis."""
    p = np.array(profile)
    a = np.linspace(0, 2 * np.pi, steps, endpoint=False)[:, None]
    v = np.stack([p[None, :, 0] * np.cos(a), np.broadcast_to(p[None, :, 1], (steps, len(p))), p[None, :, 0] * np.sin(a)], -1).reshape(-1, 3)
    v = (np.c_[v, np.ones(len(v))] @ np.array(matrix).T)[:, :3]
    i = np.arange(steps * len(p)).reshape(steps, len(p))
    j = np.roll(i, -1, 0)
    ob = mesh(name, v, np.stack([i[:, :-1], i[:, 1:], j[:, 1:], j[:, :-1]], -1).reshape(-1, 4), mat)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(sharp)
    return ob
