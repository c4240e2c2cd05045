"""Another gloss colour from a finished picture of the blue car.

Gloss film is a coloured base under clear coat: the base tints what it reflects, the coat
does not. On a blue car the blue channel beyond the mean of the others is the base alone,
so it can be taken away and given back in another colour; highlights, glass, floor and
lamps hold next to none and stay as they are.
"""
import cv2
import numpy as np


def blue_to(path, colour):
    light = (cv2.imread(path).astype(np.float32) / 255) ** 2.2
    b, g, r = light[..., 0], light[..., 1], light[..., 2]
    base = np.clip(b - np.maximum(r, g * .9), 0, None)
    coat = np.stack([b - 1.22 * base, g - .24 * base, r - .03 * base], -1)  # the blue base holds a little green and red
    out = np.clip(coat, 0, None) + base[..., None] * np.array(colour[::-1], np.float32) / .46
    return (np.clip(out, 0, 1) ** (1 / 2.2) * 255 + .5).astype(np.uint8)
