"""A packshot without its ground: colour and alpha, with a shadow that thins out before the border (numpy + OpenCV)."""
import cv2
import numpy as np

SHADOW = (0.030, 0.050, 0.070)
# How much of the pool below a product and of its cast shadow is seen.
CONTACT, CAST = 0.8, 0.45


def cut_out(colour, matte, empty, contact, fade):
    """Product and shadow without the ground: colour and alpha.

    The shadow is one soft pool below the product, `contact`, deepest where it touches the ground, and a part of the
    cast one: how much darker the ground is than without the product. `fade` is how much of both stays.
    """
    inside = cv2.dilate(matte, np.ones((3, 3)))
    dark = np.clip(1.05 - 1.1 * colour.mean(axis=2) / np.maximum(empty.mean(axis=2), 1e-3), 0, 1)
    # What is left of the noise stays below a hundredth.
    cast = dark * dark / (dark + 0.02)
    shade = (1 - (1 - CAST * cast) * (1 - CONTACT * contact**1.4)) * fade
    open_ground = (inside < 0.01).astype(np.float32)
    soft = thinned(shade, open_ground, matte)
    shade = np.where(open_ground > 0, soft, np.minimum(soft, 0.95))
    alpha = matte + (1 - matte) * shade
    mixed = without_fringe(colour, matte) * matte[..., None] + np.array(SHADOW, np.float32) * ((1 - matte) * shade)[..., None]
    return mixed / np.maximum(alpha, 1e-3)[..., None], alpha


def thinned(shade, open_ground, matte):
    """The cast shadow is longer than the picture: away from the product it gets softer and fainter to nothing."""
    away = beside(matte)
    wide = matte.shape[1]
    near, middle, far = (spread(shade, open_ground, sigma) for sigma in (2.2, wide * 0.018, wide * 0.045))
    # Where little is left, what the noise made of it would show as blotches.
    near = near + (middle - near) * np.clip(1 - middle / 0.14, 0, 1)
    soft = np.where(away < 0.3, near + (middle - near) * away / 0.3, middle + (far - middle) * np.minimum((away - 0.3) / 0.4, 1))
    return soft * (1 - away) ** 1.7


def beside(matte):
    """0 above and below the product, 1 at the left and right borders, for each column."""
    columns = np.flatnonzero((matte > 0.5).any(axis=0))
    left, right, last = columns[0], columns[-1], matte.shape[1] - 1
    x = np.arange(last + 1, dtype=np.float32)
    return np.clip(np.maximum((left - x) / max(left, 1), (x - right) / max(last - right, 1)), 0, 1)[None, :]


def spread(shade, open_ground, sigma):
    """Blurred on the ground alone: nothing of the product runs into it."""
    weight = cv2.GaussianBlur(open_ground, (0, 0), sigma) + 1e-4
    return cv2.GaussianBlur(shade * open_ground, (0, 0), sigma) / weight


def without_fringe(colour, matte):
    """Pixels half covered take the colour of the covered ones beside them, not that of the ground."""
    solid = (matte > 0.97).astype(np.float32)
    near = cv2.GaussianBlur(solid, (0, 0), 1.1)
    spread_colour = cv2.GaussianBlur(colour * solid[..., None], (0, 0), 1.1) / np.maximum(near, 1e-4)[..., None]
    return np.where(((solid < 1) & (near > 0.03))[..., None], spread_colour, colour)


def near_product(matte, reach):
    """1 beside the product and between its feet, a third `reach` pixels away; faster in front, where the ground mirrors it
    in blotches. The distance is that to the convex hull: those to single feet would meet in bright lines."""
    rows, columns = matte.shape
    ground = np.ones((rows, columns), np.uint8)
    cv2.fillConvexPoly(ground, cv2.convexHull(cv2.findNonZero((matte > 0.5).astype(np.uint8))), 0)
    tall = cv2.resize(ground, (columns, rows * 2), interpolation=cv2.INTER_NEAREST)
    distance = cv2.resize(cv2.distanceTransform(tall, cv2.DIST_L2, 5), (columns, rows))
    return np.exp(-((distance / reach) ** 2)).astype(np.float32)


def border_fade(height, width, top, share=0.10):
    """Nothing at the borders, and nothing above the ground; `top` is where this part of the picture begins."""
    x, y = np.linspace(0, 1, width, dtype=np.float32), np.linspace(top, 1, height, dtype=np.float32)
    across = np.clip(np.minimum(x, 1 - x) / share, 0, 1)
    down = np.minimum(np.clip((1 - y) / (share * 0.7), 0, 1), np.clip((y - 0.38) / 0.2, 0, 1))
    ease = lambda t: t * t * (3 - 2 * t)
    return ease(down)[:, None] * ease(across)[None, :]
