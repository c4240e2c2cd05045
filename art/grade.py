"""From raw render to master: denoise, bloom, vignette, a trace of grain.

  python3 grade.py raw.png master.png [strength] [bloom] [vignette] [exposure] [contrast]
"""
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def guide(raw, layer):
    path = f"{os.path.splitext(raw)[0]}.{layer}.0001.exr"
    return cv2.imread(path, cv2.IMREAD_UNCHANGED) if os.path.exists(path) else None


def shifted(a, dx, dy):
    return np.roll(a, (dy, dx), (0, 1))


def denoise(image, guides, strength=1.0, reach=8, patch=5):
    """Non-local means, steered by noise-free layers (normals, albedo) and by the noise measured around each pixel."""
    grey = image.mean(2)
    rest = grey - cv2.GaussianBlur(grey, (0, 0), 1.0)
    noise = cv2.GaussianBlur(np.minimum(rest * rest, .12**2), (0, 0), 4) / .76
    noise = np.minimum(noise, cv2.GaussianBlur(cv2.erode(noise, np.ones((5, 5))), (0, 0), 3) * 3) + 1e-7
    features = []
    for layer, scale in guides:
        if layer is not None:
            features.append(cv2.GaussianBlur(np.clip(layer, -1, 1).astype(np.float32), (0, 0), .5) / scale)
    total, weight = np.zeros_like(image), np.zeros_like(grey)
    k = .45 * strength
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            other, other_noise = shifted(image, dx, dy), shifted(noise, dx, dy)
            both = noise + other_noise
            difference = ((image - other) ** 2).mean(2) - (noise + np.minimum(noise, other_noise))
            d = cv2.blur(difference / (k * k * both + 1e-8), (patch, patch))
            d = np.maximum(d, 0)
            for f in features:
                e = ((f - shifted(f, dx, dy)) ** 2).sum(2)
                d = d + e
            w = np.exp(-np.minimum(d, 30))
            total += other * w[..., None]
            weight += w
    return total / weight[..., None]


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


def finish(raw, master, strength=1.0, bloom=.4, vignette=.2, exposure=1., contrast=1.):
    image = cv2.imread(raw, cv2.IMREAD_UNCHANGED)
    image = image[..., :3].astype(np.float32) / np.iinfo(image.dtype).max
    smooth = denoise(image, [(guide(raw, "normal"), .12), (guide(raw, "albedo"), .05)], strength)
    cv2.imwrite(master, np.clip(grade(smooth, bloom, vignette, exposure, contrast) * 255 + .5, 0, 255).astype(np.uint8))


if __name__ == "__main__":
    finish(sys.argv[1], sys.argv[2], *(float(a) for a in sys.argv[3:]))
