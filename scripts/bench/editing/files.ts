import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { NewFile } from '../../lib/store.ts'

/** A picture as a camera gives it: large, and unlike any other. */
export async function makePicture(): Promise<NewFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const create = { width: 2400, height: 1350, channels: 3, background: 'gray', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 82 }).toBuffer()
  return { name: `bench-${randomUUID().slice(0, 8)}.jpg`, type: 'image/jpeg', bytes: new Uint8Array(bytes) }
}

/** A PDF without pages, unlike any other. */
export function makePdf(name: string): NewFile {
  const text = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[]/Count 0/Note(${randomUUID()})>>endobj`,
    'xref',
    '0 3',
    '0000000000 65535 f ',
    '0000000009 00000 n ',
    '0000000052 00000 n ',
    'trailer<</Size 3/Root 1 0 R>>',
    'startxref',
    '136',
    '%%EOF',
    '',
  ].join('\n')
  return { name, type: 'application/pdf', bytes: new TextEncoder().encode(text) }
}
