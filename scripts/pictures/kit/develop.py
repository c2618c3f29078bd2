"""From the passes of a render to a finished picture: denoiser, tone curve, cut-out (numpy + OpenCV).

Cycles writes colour, albedo, normal and depth as EXR. Light is divided by albedo, smoothed by an
edge-avoiding wavelet guided by the features, and multiplied back, so texture and lettering stay sharp.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
SHADOW = (0.030, 0.050, 0.070)


def read_exr(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if image.ndim == 2:
        image = image[..., None]
    if image.shape[2] >= 3:
        image[..., :3] = image[..., 2::-1]
    return np.nan_to_num(image.astype(np.float32), posinf=1e4, neginf=0)


def tame_fireflies(colour, limit=1.6):
    """Pull single hot pixels down to the brightest of their neighbours."""
    luma = colour.mean(axis=2)
    ring = np.ones((3, 3), np.uint8)
    ring[1, 1] = 0
    neighbours = cv2.dilate(luma, ring)
    scale = np.where(luma > neighbours * limit + 0.02, (neighbours * limit + 0.02) / np.maximum(luma, 1e-4), 1)
    return colour * scale[..., None].astype(np.float32)


def shifted(image, dx, dy):
    return np.roll(image, (dy, dx), axis=(0, 1))


def feature_distance(features, dx, dy, step):
    """Squared distance in albedo, normal and relative depth; large across an edge."""
    guides, depth = features
    difference = guides - shifted(guides, dx, dy)
    far = np.einsum("ijk,ijk->ij", difference, difference)
    slope = np.abs(depth - shifted(depth, dx, dy)) / (0.010 * step * depth + 1e-4)
    return far + slope * slope * 0.5


def noise_variance(light, radius=3):
    """Local variance of the brightness after removing its smooth part."""
    luma = light.mean(axis=2)
    rest = luma - cv2.medianBlur(luma, 3)
    return cv2.blur(rest * rest, (2 * radius + 1, 2 * radius + 1)) + 1e-6


def smooth(light, features, levels, strength):
    variance = noise_variance(light)
    for level in range(levels):
        light, variance = smooth_once(light, variance, features, 2**level, strength)
    return light


def smooth_once(light, variance, features, step, strength):
    """One level of the wavelet; the distance of two pixels serves both of them."""
    luma = light.mean(axis=2)
    scale = 1 / (strength * 9.0 * cv2.GaussianBlur(variance, (5, 5), 0) + 1e-7)
    total, spread = light * KERNEL[2] ** 2, variance * KERNEL[2] ** 4
    weights = np.full(luma.shape, KERNEL[2] ** 2, np.float32)
    for j in range(-2, 3):
        for i in range(-2, 3):
            if (j, i) <= (0, 0):
                continue
            dx, dy = i * step, j * step
            far = feature_distance(features, dx, dy, step * max(abs(i), abs(j)))
            squared = (luma - shifted(luma, dx, dy)) ** 2
            share = KERNEL[i + 2] * KERNEL[j + 2]
            for x, y, apart, other in (
                (dx, dy, far, squared),
                (-dx, -dy, shifted(far, -dx, -dy), shifted(squared, -dx, -dy)),
            ):
                weight = share * np.exp(-np.minimum(apart + other * scale, 60))
                total += shifted(light, x, y) * weight[..., None]
                spread += shifted(variance, x, y) * weight * weight
                weights += weight
    return total / weights[..., None], spread / weights**2


def denoise(passes, levels, strength):
    albedo, normal = passes["albedo"][..., :3], passes["normal"][..., :3]
    depth = np.minimum(passes["depth"][..., 0], 1e3)
    guides = np.concatenate([albedo / (0.02 * 2**0.5), normal / (0.10 * 2**0.5)], axis=2)
    base = np.clip(albedo, 0, 4) + 0.03
    light = tame_fireflies(passes["colour"][..., :3]) / base
    return smooth(light, (guides, depth), levels, strength) * base


def tone(colour, exposure, contrast, knee=0.72):
    """Linear middle, soft shoulder, gentle S-curve; white products keep their modelling."""
    x = np.maximum(colour * exposure, 0)
    over = np.maximum(x - knee, 0)
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), x)
    y = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)
    return np.clip(y + contrast * (y - 0.5) * y * (1 - y) * 4, 0, 1)


def sharpen(image, alpha=None, amount=0.35):
    """Cut-outs look at their solid pixels only: the dark shadow beside them would leave a bright fringe."""
    if alpha is None:
        soft = cv2.GaussianBlur(image, (0, 0), 0.9)
    else:
        solid = (alpha > 0.995).astype(np.float32)
        weight = cv2.GaussianBlur(solid, (0, 0), 0.9)[..., None]
        soft = cv2.GaussianBlur(image * solid[..., None], (0, 0), 0.9) / np.maximum(weight, 1e-3)
        soft = np.where(solid[..., None] > 0, soft, image)
    return np.clip(image + amount * (image - soft), 0, 1)


def bloom(colour, amount):
    """A little veil around lights in rooms and at dusk."""
    if not amount:
        return colour
    bright = np.minimum(np.maximum(colour - 1.0, 0), 6)
    return colour + amount * cv2.GaussianBlur(bright, (0, 0), colour.shape[1] / 90)


def cut_out(colour, matte, bare):
    """Product and shadow without the ground: colour and alpha.

    The shadow is how much darker the ground is than without the product; it ends before the border.
    """
    height, width = matte.shape
    empty = cv2.resize(cv2.GaussianBlur(bare, (0, 0), 3), (width, height), interpolation=cv2.INTER_CUBIC)
    inside = cv2.dilate(matte, np.ones((3, 3)))
    dark = 1 - colour.mean(axis=2) / np.maximum(empty.mean(axis=2), 1e-3)
    shade = np.clip((dark - 0.045) / 0.955, 0, 1) * border_fade(height, width)
    open_ground = (inside < 0.01).astype(np.float32)
    weight = cv2.GaussianBlur(open_ground, (0, 0), 2.2) + 1e-4
    soft = cv2.GaussianBlur(shade * open_ground, (0, 0), 2.2) / weight
    shade = np.where(open_ground > 0, soft, np.minimum(soft, 0.95))
    alpha = matte + (1 - matte) * shade
    mixed = without_fringe(colour, matte) * matte[..., None] + np.array(SHADOW, np.float32) * ((1 - matte) * shade)[..., None]
    return mixed / np.maximum(alpha, 1e-3)[..., None], alpha


def without_fringe(colour, matte):
    """Pixels half covered take the colour of the covered ones beside them, not that of the ground."""
    solid = (matte > 0.97).astype(np.float32)
    near = cv2.GaussianBlur(solid, (0, 0), 1.1)
    spread = cv2.GaussianBlur(colour * solid[..., None], (0, 0), 1.1) / np.maximum(near, 1e-4)[..., None]
    return np.where(((solid < 1) & (near > 0.03))[..., None], spread, colour)


def border_fade(height, width, share=0.10):
    """Nothing at the borders, and nothing above the ground: what is left there is noise."""
    x, y = np.linspace(0, 1, width, dtype=np.float32), np.linspace(0, 1, height, dtype=np.float32)
    across = np.clip(np.minimum(x, 1 - x) / share, 0, 1)
    down = np.minimum(np.clip((1 - y) / (share * 0.7), 0, 1), np.clip((y - 0.38) / 0.2, 0, 1))
    ease = lambda t: t * t * (3 - 2 * t)
    return ease(down)[:, None] * ease(across)[None, :]


def develop(folder, target, size, exposure=1.2, contrast=0.18, strength=4.0, levels=5, glow=0.0, cut=False):
    """The EXR passes in `folder` become a PNG of `size`; `cut` takes the ground away."""
    names = ("colour", "albedo", "normal", "depth")
    passes = {name: read_exr(os.path.join(folder, name + ".exr")) for name in names}
    colour = bloom(denoise(passes, levels, strength), glow)
    alpha = None
    if cut:
        matte = np.clip(read_exr(os.path.join(folder, "matte.exr"))[..., 3], 0, 1)
        colour, alpha = cut_out(colour, matte, read_exr(os.path.join(folder, "bare.exr"))[..., :3])
    image = tone(colour, exposure, contrast)
    if cut:
        image, alpha = reduce_cut(image, alpha, size)
    else:
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    image = sharpen(image, alpha)
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, image.shape[:2] + (1,))
    pixels = np.clip(image * 255 + dither + 0.5, 0, 255).astype(np.uint8)[..., ::-1]
    if cut:
        pixels = np.dstack([pixels, (np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8)])
    cv2.imwrite(target, pixels)


def reduce_cut(image, alpha, size):
    """Colours are weighed by alpha, or the unseen ground would bleed into the edges."""
    small = cv2.resize(alpha, size, interpolation=cv2.INTER_AREA)
    weighed = cv2.resize(image * alpha[..., None], size, interpolation=cv2.INTER_AREA)
    return weighed / np.maximum(small, 1e-3)[..., None], small
