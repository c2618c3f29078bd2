import type { Where } from 'payload'

/** Which files a field offers and takes. */
export const films: Where = { mimeType: { contains: 'video/' } }

export const captionFiles: Where = { mimeType: { equals: 'text/vtt' } }
