import 'server-only'
import sharp from 'sharp'
import { RefusedUpload } from './refused'
import { limitConcurrency } from './limit-concurrency'

/** More than the cameras of phones have, and small enough for memory. */
const maxPixels = 64_000_000
const seconds = 20

const formats = {
  'image/jpeg': ['jpeg', { quality: 90 }],
  'image/png': ['png', {}],
  'image/webp': ['webp', { quality: 90 }],
} as const

export type PictureType = keyof typeof formats

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(formats, type)
}

const limited = limitConcurrency(2)

/**
 * Re-encodes a picture, without metadata (such as its location) and appended data. A picture with too many pixels is
 * refused before it is decoded.
 */
export async function reencode(from: string, { to, type }: { to: string; type: PictureType }): Promise<void> {
  const [format, options] = formats[type]
  await limited(async () => {
    try {
      const picture = sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
      await picture.timeout({ seconds }).autoOrient().toFormat(format, options).toFile(to)
    } catch (error) {
      throw new RefusedUpload(/pixel limit/.test(String(error)) ? 'pixels' : 'broken')
    }
  })
}
