"""Cuts the headline face down to the letters of English copy: app/styles/special-gothic-subset.woff2.

The key on the keyboard, ', is drawn as the apostrophe it stands for, ’, so that prescribed headlines keep
their text to the letter and look set all the same. Needs fonttools and brotli, and npm's packages in place:
python art/headline-face.py
"""

from fontTools import subset
from fontTools.ttLib import TTFont

FACE = "node_modules/@fontsource/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2"
OUT = "app/styles/special-gothic-subset.woff2"
LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0"
    ".,:;!?'\"()[]/&+-*#%@_=<>£é²–—‘’“”…·×→←↑↓−°©•½"
)

font = TTFont(FACE)
for table in font["cmap"].tables:
    if ord("’") in table.cmap:
        table.cmap[ord("'")] = table.cmap[ord("’")]

options = subset.Options()
options.flavor = "woff2"
# What headlines use: kerning, ligatures, and figures of one width.
options.layout_features = ["kern", "liga", "tnum", "pnum"]
cutter = subset.Subsetter(options)
cutter.populate(text=LETTERS)
cutter.subset(font)
subset.save_font(font, OUT, options)
