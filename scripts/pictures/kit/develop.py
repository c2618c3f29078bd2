"""From the passes of a render to a finished picture: denoiser, tone curve (numpy + OpenCV); `cut_out.py` is for packshots."""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

from cut_out import border_fade, cut_out, near_product
from denoiser import denoise, encoded
from film import recorded
from finish import finished

# How far from a product its shadow is seen, as a share of the width.
SHADOW_REACH = 0.085
# More would make the edges of rooms look drawn.
SHARPER, SHARPER_CUT_OUT = 0.1, 0.35


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


def tone(colour, exposure, contrast, knee=0.72):
    """Linear middle, soft shoulder, gentle S-curve; white products keep their modelling."""
    x = np.maximum(colour * exposure, 0)
    over = np.maximum(x - knee, 0)
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), x)
    y = encoded(x)
    return np.clip(y + contrast * (y - 0.5) * y * (1 - y) * 4, 0, 1)


def sharpen(image, alpha=None):
    """Cut-outs look at their solid pixels only: the dark shadow beside them would leave a bright fringe."""
    if alpha is None:
        soft = cv2.GaussianBlur(image, (0, 0), 0.9)
    else:
        solid = (alpha > 0.995).astype(np.float32)
        weight = cv2.GaussianBlur(solid, (0, 0), 0.9)[..., None]
        soft = cv2.GaussianBlur(image * solid[..., None], (0, 0), 0.9) / np.maximum(weight, 1e-3)
        soft = np.where(solid[..., None] > 0, soft, image)
    amount = SHARPER if alpha is None else SHARPER_CUT_OUT
    return np.clip(image + amount * (image - soft), 0, 1)


def bloom(colour, amount):
    """A little veil around lights in rooms and at dusk."""
    if not amount:
        return colour
    bright = np.minimum(np.maximum(colour - 1.0, 0), 6)
    return colour + amount * cv2.GaussianBlur(bright, (0, 0), colour.shape[1] / 90)


def levelled(colour, backdrop):
    """As bright as other pictures with the same wall, which fills the top of the picture."""
    wall = float(np.median(colour[: colour.shape[0] // 20].mean(axis=2)))
    return colour * np.clip(backdrop / max(wall, 1e-3), 0.8, 1.25)


def develop(folder, target, view):
    """The EXR passes in `folder` become a PNG."""
    passes = [read_exr(os.path.join(folder, name + ".exr"))[..., :3] for name in ("colour", "albedo", "normal")]
    passes[0] = tame_fireflies(passes[0])
    colour = bloom(denoise(*passes), view.glow)
    if view.backdrop:
        colour = levelled(colour, view.backdrop)
    if view.cut:
        pixels = whole(*developed_cut(folder, colour, view), view)
    else:
        image = tone(colour, view.exposure, view.contrast)
        pixels = to_bytes(recorded(sharpen(finished(image) if view.indoors else image)))
    cv2.imwrite(target, pixels)


def developed_cut(folder, colour, view):
    """The rendered part of a packshot without its ground."""
    (left, top), (width, height) = view.corner, view.size
    rows, columns = colour.shape[:2]
    bare = cv2.GaussianBlur(read_exr(os.path.join(folder, "bare.exr"))[..., :3], (0, 0), 3)
    empty = cv2.resize(bare, (width, height), interpolation=cv2.INTER_CUBIC)
    bare_share, open_share = (read_exr(os.path.join(folder, name + ".exr"))[..., 0] for name in ("ground", "open"))
    matte = np.clip(1 - bare_share, 0, 1)
    contact = np.clip(1 - open_share / np.maximum(bare_share, 1e-3), 0, 1)
    part = empty[top : top + rows, left : left + columns]
    fade = border_fade(rows, columns, top / height) * near_product(matte, width * SHADOW_REACH)
    colour, alpha = cut_out(colour, matte, part, contact, fade)
    return sharpen(tone(colour, view.exposure, view.contrast), alpha), alpha


def whole(image, alpha, view):
    (left, top), (width, height) = view.corner, view.size
    pixels = np.zeros((height, width, 4), np.uint8)
    part = np.dstack([to_bytes(image), (np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8)])
    pixels[top : top + part.shape[0], left : left + part.shape[1]] = part
    return pixels


def to_bytes(image):
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, image.shape[:2] + (1,))
    return np.clip(image * 255 + dither + 0.5, 0, 255).astype(np.uint8)[..., ::-1]
