import 'server-only'
import sharp from 'sharp'
import { refuseUpload } from './refused'
import { turns } from './turns'

/** More than cameras of telephones take, and what one process can hold in memory. */
const mostPixels = 64_000_000
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

const inTurn = turns(2)

/**
 * Draws a picture anew: what is no part of it (metadata, places where it was taken, anything appended) does not come
 * along. What unpacks to too much is refused before it is unpacked.
 */
export async function redraw(from: string, { to, type }: { to: string; type: PictureType }): Promise<void> {
  const [format, options] = formats[type]
  await inTurn(async () => {
    try {
      const picture = sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
      await picture.timeout({ seconds }).autoOrient().toFormat(format, options).toFile(to)
    } catch (error) {
      refuseUpload(/pixel limit/.test(String(error)) ? 'pixels' : 'broken')
    }
  })
}
