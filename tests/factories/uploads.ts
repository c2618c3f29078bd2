import type { Payload } from 'payload'
import sharp from 'sharp'
import type { File as StoredDocument, Media } from '@/payload-types'

export type Uploaded = { name: string; mimetype: string; data: Buffer; size: number }

/** A picture of the given width, as its bytes. */
export async function png(width = 600): Promise<Buffer> {
  const create = { width, height: Math.ceil(width / 2), channels: 3, background: '#0b4f8a' } as const
  return sharp({ create }).png().toBuffer()
}

/** The smallest valid PDF. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n' +
    'trailer<</Size 3/Root 1 0 R>>\nstartxref\n98\n%%EOF\n',
)

/** The boxes of an MP4 without frames. */
export const mp4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08mdat', 'latin1')

/** One cue of WebVTT. */
export const captions = Buffer.from('WEBVTT\n\n00:00:00.200 --> 00:00:01.400\n夜里的血库。\n')

export async function makePicture(
  cms: Payload,
  { name = 'picture.png', width, data = {} }: { name?: string; width?: number; data?: Partial<Media> } = {},
): Promise<Media> {
  const file = upload({ name, mimetype: 'image/png', data: await png(width) })
  return cms.create({ collection: 'media', data, file })
}

type NewDocument = { name?: string; data?: Partial<StoredDocument>; bytes?: Buffer }

export async function makeDocument(
  cms: Payload,
  { name = 'manual.pdf', data = {}, bytes = pdf }: NewDocument = {},
): Promise<StoredDocument> {
  return cms.create({
    collection: 'files',
    data,
    file: upload({ name, mimetype: 'application/pdf', data: bytes }),
  })
}

/** Replaces the file of a document, as an editor does. */
export async function replaceDocument(
  cms: Payload,
  id: string,
  name = 'manual-2.pdf',
  bytes = pdf,
): Promise<StoredDocument> {
  const file = upload({ name, mimetype: 'application/pdf', data: bytes })
  return cms.update({ collection: 'files', id, data: {}, file })
}

export async function makeVideoFile(cms: Payload): Promise<StoredDocument> {
  const file = upload({ name: 'film.mp4', mimetype: 'video/mp4', data: mp4 })
  return cms.create({ collection: 'files', data: {}, file })
}

export async function makeCaptions(cms: Payload): Promise<StoredDocument> {
  const file = upload({ name: 'film.vtt', mimetype: 'text/vtt', data: captions })
  return cms.create({ collection: 'files', data: {}, file })
}

export function upload(file: Omit<Uploaded, 'size'>): Uploaded {
  return { ...file, size: file.data.length }
}
