"""Draws plates: `python3 art/plates/draw.py which-panels knife-safe` writes app/article/plates/<name>.svg; without names, all of them.

Each plate is a module of this folder with a `draw()` that returns SVG fragments, a `BOX` if it is not of the usual size,
and `NAME` and `FOLDER` if its file is another.
"""
import importlib
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from plates import sheet  # noqa: E402


def plate(name):
    return importlib.import_module("plates." + name.replace("-", "_"))


def every_plate():
    names = (file[:-3].replace("_", "-") for file in sorted(os.listdir(here)) if file.endswith(".py") and file != "draw.py")
    return [name for name in names if hasattr(plate(name), "draw")]


for name in sys.argv[1:] or every_plate():
    module = plate(name)
    sheet.write(getattr(module, "NAME", name), *module.draw(), **{key.lower(): getattr(module, key) for key in ("BOX", "FOLDER") if hasattr(module, key)})
