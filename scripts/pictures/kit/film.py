"""How a lens and a sensor record a scene: bloom, vignette, falloff of light, less saturation, a soft tone curve.

The grain of the sensor is not here: the AVIF files carry it as a parameter (`scripts/seed/pictures/grain.txt`).
"""
import cv2
import numpy as np

from denoiser import decoded, encoded
from finish import LUMINANCE, saturated

# Linear light above which something blooms, how much, and how far, as shares of the width.
BRIGHT, BLOOM, SPREAD = 0.6, 0.13, (1 / 350, 1 / 100, 1 / 31)
# The share of its average that a lens scatters over the whole picture.
VEIL = 0.004
SATURATION = 0.9
VIGNETTE = 0.12
# How much more light the bright side of a picture has than the dark one, in addition to what the scene has.
FALLOFF = 0.2
# Black and white of a print; whites above the knee come closer together.
BLACK, WHITE, KNEE, SHOULDER = 0.024, 0.978, 0.78, 0.9
# Lights are a little warmer than shadows.
WARMTH = 0.008


def recorded(image):
    """`image`: red, green and blue of the display from 0 to 1."""
    linear = decoded(image).astype(np.float32)
    return toned(encoded(np.maximum(saturated(with_falloff(vignetted(with_bloom(linear))), SATURATION), 0)))


def with_bloom(linear):
    rise = np.clip((linear @ LUMINANCE - BRIGHT) / (1 - BRIGHT), 0, 1)
    bright = linear * rise[..., None] * 1.3
    width = linear.shape[1]
    glow = sum(cv2.GaussianBlur(bright, (0, 0), width * spread) for spread in SPREAD) / len(SPREAD)
    return linear * (1 - BLOOM * 0.35) + glow * BLOOM + VEIL * linear.mean(axis=(0, 1))


def vignetted(linear):
    rows, columns = linear.shape[:2]
    across = np.linspace(-1, 1, columns, dtype=np.float32) ** 2
    down = np.linspace(-1, 1, rows, dtype=np.float32)[:, None] ** 2
    return linear * (1 - VIGNETTE * ((across + down) / 2) ** 1.2)[..., None]


def with_falloff(linear):
    """Light falls off towards the side that is darker already: white doors and walls get a gradient."""
    rows, columns = linear.shape[:2]
    small = cv2.resize(linear @ LUMINANCE, (64, 48), interpolation=cv2.INTER_AREA)
    across, down = np.meshgrid(np.linspace(-1, 1, 64), np.linspace(-1, 1, 48))
    light = np.log(small + 0.05)
    slope = np.array([(light * across).mean(), (light * down).mean()])
    slope /= max(np.abs(slope).sum(), 1e-6)
    x = np.linspace(-1, 1, columns, dtype=np.float32)
    y = np.linspace(-1, 1, rows, dtype=np.float32)[:, None]
    return linear * np.exp(FALLOFF / 2 * (slope[0] * x + slope[1] * y) + 0.03)[..., None].astype(np.float32)


def toned(image):
    image = BLACK + image * (WHITE - BLACK)
    image = np.where(image > KNEE, KNEE + (image - KNEE) * SHOULDER, image)
    tilt = np.clip((image.mean(axis=2, keepdims=True) - 0.4) * 1.6, -1, 1)
    return np.clip(image + tilt * np.array([WARMTH, 0, -WARMTH], np.float32), 0, 1)
