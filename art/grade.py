"""From raw render to master: denoise, bloom, vignette, a trace of grain."""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from oidn import denoise  # noqa: E402


def read(path):
    """Red, green and blue; whole numbers become 0 to 1."""
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., 2::-1]
    return image.astype(np.float32) / (np.iinfo(image.dtype).max if image.dtype.kind == "u" else 1)


def grade(image, bloom=.4, vignette=.2, exposure=1., contrast=1., grain=.006):
    h, w = image.shape[:2]
    light = .18 * (np.clip(image, 0, 1) ** 2.2 * exposure / .18) ** contrast  # pivots on middle grey
    bright = np.clip(light - .55, 0, None)
    for size, share in ((4, .5), (14, .35), (45, .25)):
        light = light + bloom * share * cv2.GaussianBlur(bright, (0, 0), size * w / 1600)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    r = (x / w - .5) ** 2 + ((y / h - .5) * h / w) ** 2 * 1.6
    light *= (1 - vignette * np.clip(r / .30, 0, 1))[..., None]
    out = np.clip(light, 0, 1) ** (1 / 2.2)
    fine = cv2.GaussianBlur(np.random.default_rng(3).normal(0, 1, (h, w)).astype(np.float32), (0, 0), .7)
    return out + fine[..., None] * grain * (1 - out)


def finish(raw, master, weights, bloom=.4, vignette=.2, exposure=1., contrast=1.):
    albedo, normal = (read(f"{os.path.splitext(raw)[0]}.{layer}.0001.exr") for layer in ("albedo", "normal"))
    image = grade(denoise(read(raw), albedo, normal, weights), bloom, vignette, exposure, contrast)
    cv2.imwrite(master, np.clip(image[..., ::-1] * 255 + .5, 0, 255).astype(np.uint8))
