import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { isKeyOf } from '@/lib/typed-keys'
import { pixelsOf, type Part } from './crop'
import { pictureTypes, type PictureType } from './picture-types'

export type PictureFile = { name: string; data: Buffer; mimetype: string; size: number }

/** The type that the bytes have, whatever the name says. */
export async function pictureTypeOf(data: Buffer): Promise<PictureType | null> {
  const mime = (await fileTypeFromBuffer(data))?.mime ?? ''
  return isKeyOf(pictureTypes, mime) ? mime : null
}

/** Whether a picture cannot be decoded completely. */
export async function isDamaged(data: Buffer): Promise<boolean> {
  try {
    await sharp(data).resize(1, 1).raw().toBuffer()
    return false
  } catch {
    return true
  }
}

/** Width and height of a photo as people see it, if its camera was turned; otherwise they are those of the file. */
export async function turnedSizeOf(data: Buffer): Promise<{ width: number; height: number } | null> {
  const { orientation = 1, autoOrient } = await sharp(data).metadata()
  return orientation >= firstTurned ? autoOrient : null
}

/** From this value of EXIF orientation on, width and height change places. */
const firstTurned = 5

/** Nearly lossless, because derivatives are made of them. */
const formats = {
  'image/jpeg': ['jpeg', { quality: 92 }],
  'image/png': ['png', {}],
  'image/webp': ['webp', { quality: 92 }],
  'image/avif': ['avif', { quality: 80 }],
  'image/gif': ['gif', {}],
} as const

/** A part of a picture as people see it, after the orientation of the camera, as a file of the same type. */
export async function croppedFile(file: PictureFile, type: PictureType, part: Part): Promise<PictureFile> {
  const picture = sharp(file.data, { animated: true }).autoOrient()
  const { autoOrient, pageHeight } = await picture.metadata()
  const pixels = pixelsOf(part, { width: autoOrient.width, height: pageHeight ?? autoOrient.height })
  const [format, options] = formats[type]
  const data = await picture.extract(pixels).toFormat(format, options).toBuffer()
  return { ...file, data, size: data.length }
}
