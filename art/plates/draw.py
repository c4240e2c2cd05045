"""Draws plates: `python3 art/plates/draw.py which-panels knife-safe` writes app/article/plates/<name>.svg; without names, all of them.

Each plate is a module of this folder with a `draw()` that returns SVG fragments.
"""
import importlib
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from plates import sheet  # noqa: E402

NOT_PLATES = {"__init__", "draw", "sections", "sheet", "vehicles"}


def every_plate():
    modules = (file[:-3] for file in sorted(os.listdir(here)) if file.endswith(".py"))
    return [module.replace("_", "-") for module in modules if module not in NOT_PLATES]


for name in sys.argv[1:] or every_plate():
    sheet.write(name, *importlib.import_module("plates." + name.replace("-", "_")).draw())
