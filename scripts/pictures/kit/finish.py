"""White balance and brightness of an indoor room, as a photographer finishes it: white equipment is white."""
import cv2
import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
# A room darker than this is meant to be: night, a stage, a dark laboratory.
DARK = 0.3
# Surfaces without a colour of their own, and how many of them it takes to judge the light by.
PALEST, DIMMEST, CHROMA, ENOUGH = 0.97, 0.4, 0.15, 0.08
# How bright the brighter of them become; the exponents of the curve that lifts or lowers the middle tones the most.
WHITE, MOST_LIFT, MOST_LOWERED = 0.8, 0.5, 1.15
# Black displays and shadows stay black.
SHADOW = 0.15
# What has this much colour is a colour and not a cast.
PAINTED = 0.3
BALANCE, CONTRAST, SATURATION, KNEE = 0.7, 0.6, 1.12, 0.86
# How much things differ from what is around them, within this share of the width.
DEPTH, AROUND = 0.1, 1 / 28


def finished(image):
    """`image`: values of the display from 0 to 1."""
    small = cv2.resize(image, (160, max(1, 160 * image.shape[0] // image.shape[1])), interpolation=cv2.INTER_AREA)
    light = small @ LUMINANCE
    neutral = (light > DIMMEST) & (light < PALEST) & (np.ptp(small, axis=2) < CHROMA)
    if neutral.mean() < ENOUGH or np.median(light) < DARK:
        return image
    palest = small[neutral & (light >= np.percentile(light[neutral], 70))].mean(axis=0)
    white = np.percentile(light[neutral], 80)
    return soft_end(saturated(deepened(lifted(balanced(image, palest), white)), SATURATION))


def balanced(image, pale):
    """Brings `pale` nearer to grey and keeps its brightness; a painted wall keeps its hue."""
    gain = 1 + (pale.mean() / pale - 1) * BALANCE
    change = (gain / (gain @ LUMINANCE) - 1).astype(np.float32)
    colourless = np.clip(1 - np.ptp(image, axis=2) / PAINTED, 0, 1)
    return image * (1 + change * colourless[..., None])


def lifted(image, white):
    light = np.maximum(image @ LUMINANCE, 1e-4)
    exponent = np.clip(np.log(WHITE) / np.log(min(white, 0.95)), MOST_LIFT, MOST_LOWERED)
    curve = light ** (1 - (1 - exponent) * (1 - np.exp(-light / SHADOW)))
    curve += CONTRAST * (curve - 0.5) * curve * (1 - curve)
    return image * (curve / light)[..., None]


def deepened(image):
    """Local contrast: shadows beside equipment and the modelling of white fronts; black, white and colours stay."""
    light = np.clip(image @ LUMINANCE, 1e-4, 1)
    around = cv2.GaussianBlur(light, (0, 0), image.shape[1] * AROUND)
    colourless = np.clip(1 - np.ptp(image, axis=2) / PAINTED, 0, 1)
    change = DEPTH * colourless * (light - around) * (1 - np.abs(2 * light - 1) ** 3)
    return image * (np.maximum(light + change, 0) / light)[..., None]


def saturated(image, amount):
    light = (image @ LUMINANCE)[..., None]
    return light + (image - light) * amount


def soft_end(image):
    over = np.maximum(image - KNEE, 0)
    return np.clip(np.where(over > 0, KNEE + (1 - KNEE) * (1 - np.exp(-over / (1 - KNEE))), image), 0, 1)
