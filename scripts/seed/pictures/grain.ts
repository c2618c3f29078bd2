import sharp, { type OverlayOptions } from 'sharp'

const side = 256
/** Standard deviation of the grain around middle grey. */
const strength = 10

/**
 * Fine grain, as photographs have it: it covers the marks that the denoiser of the renders leaves on plain
 * surfaces. Middle tones get the most, black and white none. The same grain in every run: same input, same file.
 */
export async function grainOverlay(): Promise<OverlayOptions> {
  const random = pseudoRandom(7)
  const pixels = Buffer.from(Array.from({ length: side * side }, () => 128 + normal(random) * strength))
  const input = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return { input, tile: true, blend: 'soft-light' }
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
