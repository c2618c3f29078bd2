"""Denoiser: networks of Open Image Denoise, run by OpenCV.

Albedo and normals are denoised first and then guide that of the colour: print, edges and grain of a surface stay
sharp where few paths reach them. Debian's Blender is built without that library. The weights are its files (Intel,
Apache 2.0); the networks are handed to OpenCV as ONNX, which is written here.
"""
import os
import struct

import cv2
import numpy as np

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "assets")
# The networks halve the picture four times.
ALIGNMENT = 16
# Large pictures are done in bands for the memory it takes; what a pixel depends on lies within the margin.
BAND, MARGIN = 768, 96
FLOAT, INTS = 1, 7


def denoise(colour, albedo, normal):
    """Linear colour of any brightness; albedo from 0 to 1, normals from -1 to 1."""
    colour = np.maximum(colour, 0)
    exposure = exposure_of(colour)
    shades = filtered("rt_alb", encoded(np.clip(albedo, 0, 1)))
    normals = filtered("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5)
    guides = [decoded(np.clip(shades, 0, 1)), np.clip(normals, 0, 1)]
    clean = filtered("rt_hdr_calb_cnrm", np.concatenate([compressed(colour * exposure), *guides], axis=2))
    return (expanded(np.maximum(clean, 0)) / exposure).astype(np.float32)


def filtered(name, noisy):
    """`noisy` after the network of this name."""
    noisy = noisy.astype(np.float32)
    weights = read_weights(os.path.join(ASSETS, f"{name}.tza"))
    net = cv2.dnn.readNetFromONNX(np.frombuffer(model(weights, noisy.shape[2]), np.uint8))
    height = noisy.shape[0]
    bands = []
    for top in range(0, height, BAND):
        first, last = max(0, top - MARGIN), min(height, top + BAND + MARGIN)
        band = run(net, noisy[first:last])
        bands.append(band[top - first : min(height, top + BAND) - first])
    return np.concatenate(bands)


def run(net, picture):
    height, width = picture.shape[:2]
    padding = ((0, -height % ALIGNMENT), (0, -width % ALIGNMENT), (0, 0))
    padded = np.pad(picture, padding, mode="reflect")
    net.setInput(np.ascontiguousarray(padded.transpose(2, 0, 1)[None]))
    return net.forward()[0].transpose(1, 2, 0)[:height, :width]


def exposure_of(colour, key=0.18):
    """What brings the geometric mean of the picture to a middle grey."""
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape
    small = cv2.resize(luminance, (max(1, width // 16), max(1, height // 16)), interpolation=cv2.INTER_AREA)
    lit = small[small > 1e-8]
    return key / np.exp2(np.log2(lit).mean()) if lit.size else 1.0


# The curve of brightness that the network of colour was trained with.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
SCALE = 1 / (E * np.log(65504.0 + F) + G)


def compressed(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return SCALE * np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G))


def expanded(x):
    x = x / SCALE
    middle = np.power(np.maximum((x - D) / B, 1e-12), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def encoded(linear):
    """sRGB, in which the network of albedo was trained."""
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.maximum(linear, 1e-8) ** (1 / 2.4) - 0.055)


def decoded(value):
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def read_weights(path):
    """Tensors by name from a tensor archive: a table at the end names shape, type and place of each."""
    with open(path, "rb") as handle:
        data = handle.read()
    at = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, at)[0]
        name, at = data[at + 2 : at + 2 + length].decode(), at + 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank + 1
        place = struct.unpack_from("<Q", data, at)[0]
        at += 8
        tensors[name] = np.frombuffer(data, "<f2", int(np.prod(shape)), place).reshape(shape)
    return tensors


def model(weights, channels):
    """A network as ONNX: an encoder, a decoder and a connection between them at each scale."""
    nodes = []

    def add(kind, inputs, **attributes):
        name = f"n{len(nodes)}"
        body = b"".join(text(1, value) for value in inputs) + text(2, name) + text(3, name) + text(4, kind)
        nodes.append(body + b"".join(block(5, attribute(*pair)) for pair in attributes.items()))
        return name

    def conv(value, name):
        return add("Conv", [value, f"{name}.weight", f"{name}.bias"], kernel_shape=[3, 3], pads=[1, 1, 1, 1])

    def convs(value, *names):
        for name in names:
            value = add("Relu", [conv(value, name)])
        return value

    def halved(value):
        return add("MaxPool", [value], kernel_shape=[2, 2], strides=[2, 2])

    def joined(value, other):
        return add("Concat", [add("Upsample", [value, "doubled"], mode="nearest"), other], axis=1)

    first = halved(convs("input", "enc_conv0", "enc_conv1"))
    second = halved(convs(first, "enc_conv2"))
    third = halved(convs(second, "enc_conv3"))
    value = convs(halved(convs(third, "enc_conv4")), "enc_conv5a", "enc_conv5b")
    for level, other in ((4, third), (3, second), (2, first), (1, "input")):
        value = convs(joined(value, other), f"dec_conv{level}a", f"dec_conv{level}b")
    output = conv(value, "dec_conv0")

    tensors = {**weights, "doubled": np.array([1, 1, 2, 2])}
    graph = [block(1, node) for node in nodes] + [text(2, "denoiser")]
    graph += [block(5, tensor(name, values)) for name, values in tensors.items()]
    graph += [block(11, picture("input", channels)), block(12, picture(output, 3))]
    return number(1, 4) + block(7, b"".join(graph)) + block(8, text(1, "") + number(2, 9))


# The few parts of the protocol buffers of ONNX that the network needs.
def varint(value):
    head = b""
    while value > 127:
        head, value = head + bytes([value & 127 | 128]), value >> 7
    return head + bytes([value])


def number(field, value):
    return varint(field << 3) + varint(value)


def block(field, body):
    return varint(field << 3 | 2) + varint(len(body)) + body


def text(field, value):
    return block(field, value.encode())


def attribute(name, value):
    if isinstance(value, list):
        return text(1, name) + b"".join(number(8, entry) for entry in value) + number(20, INTS)
    if isinstance(value, str):
        return text(1, name) + text(4, value) + number(20, 3)
    return text(1, name) + number(3, value) + number(20, 2)


def tensor(name, values):
    shape = b"".join(number(1, side) for side in values.shape)
    return shape + number(2, FLOAT) + text(8, name) + block(9, values.astype("<f4").tobytes())


def picture(name, channels):
    """Any size will do: OpenCV takes that of the picture."""
    sides = b"".join(block(1, number(1, side)) for side in (1, channels, ALIGNMENT, ALIGNMENT))
    return text(1, name) + block(2, block(1, number(1, FLOAT) + block(2, sides)))
