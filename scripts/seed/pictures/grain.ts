import sharp, { type OverlayOptions } from 'sharp'

const side = 256
/** Standard deviation of the grain around middle grey. */
const strength = 10

const noise = Buffer.from(pixels())

/**
 * Fine grain over a picture of this size, as photographs have it: it covers the marks that the denoiser of the
 * renders leaves on plain surfaces. Middle tones get the most, black and white none. The same grain in every run:
 * same input, same file.
 */
export async function grainOver(width: number, height: number): Promise<OverlayOptions> {
  const input = await sharp(noise, { raw: { width: side, height: side, channels: 1 } })
    .extract({ left: 0, top: 0, width: Math.min(side, width), height: Math.min(side, height) })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return { input, tile: true, blend: 'soft-light' }
}

function pixels(): number[] {
  const random = pseudoRandom(7)
  return Array.from({ length: side * side }, () => 128 + normal(random) * strength)
}

/** Nearly normal, with a standard deviation of 1: the sum of four even numbers. */
function normal(random: () => number): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}

/** A linear congruential generator; numbers from 0 to 1. */
function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
