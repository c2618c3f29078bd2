import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { NewFile } from './store.ts'

/** A picture as a camera gives it: large, and unlike any other. */
export async function makePicture(): Promise<NewFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const create = { width: 2400, height: 1350, channels: 3, background: 'gray', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 82 }).toBuffer()
  return { name: `bench-${randomUUID().slice(0, 8)}.jpg`, type: 'image/jpeg', bytes: new Uint8Array(bytes) }
}

/** A PDF of one empty page, unlike any other. */
export function makePdf(name: string): NewFile {
  const text = [
    '%PDF-1.4',
    `% ${randomUUID()}`,
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n')
  return { name, type: 'application/pdf', bytes: new TextEncoder().encode(text) }
}
