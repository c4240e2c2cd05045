"""Intel Open Image Denoise's network for rendered pictures, run by torch.

Colours are display colours from 0 to 1, as Blender writes them; albedo and normals are its layers of these names.
The order of layers is that of https://github.com/RenderKit/oidn (training/model.py).
"""
import struct

import numpy as np
import torch
import torch.nn.functional as F


def read_weights(path):
    """The tensors of a .tza file (Open Image Denoise's archive, version 2), by name."""
    data = open(path, "rb").read()
    magic, _major, _minor, at = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{path} is no archive of weights")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims  # the layout's letters follow the shape
        kind = {"f": np.float32, "h": np.float16}[chr(data[at])]
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
    return tensors


def denoise(image, albedo, normal, weights, strip=512, overlap=96):
    """The picture without noise, in strips so that memory stays within 4 GB. All arrays are height × width × 3."""
    layers = np.concatenate([np.clip(image, 0, 1), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2)
    height, width = image.shape[:2]
    out = np.empty_like(image)
    for top in range(0, height, strip):
        first, last = max(top - overlap, 0), min(top + strip + overlap, height)
        part = torch.from_numpy(layers[first:last].transpose(2, 0, 1)[None].astype(np.float32))
        rows, columns = part.shape[2:]
        part = F.pad(part, (0, -columns % 16, 0, -rows % 16), mode="reflect")
        with torch.no_grad():
            smooth = unet(part, weights)[0, :, :rows, :columns].numpy().transpose(1, 2, 0)
        end = min(top + strip, height)
        out[top:end] = smooth[top - first:end - first]
    return np.clip(out, 0, 1)


def unet(x, weights):
    def conv(name, x):
        return F.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)

    def layer(name, x):
        return F.relu(conv(name, x))

    kept = [x]
    x = layer("enc_conv0", x)
    for number in range(1, 5):
        x = F.max_pool2d(layer(f"enc_conv{number}", x), 2)
        if number < 4:
            kept.append(x)
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    for number in range(4, 0, -1):
        x = torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), kept.pop()], 1)
        x = layer(f"dec_conv{number}b", layer(f"dec_conv{number}a", x))
    return conv("dec_conv0", x)
