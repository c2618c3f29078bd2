import type { Where } from 'payload'

/** Filters for the files that a field accepts. */
export const videoFiles: Where = { mimeType: { contains: 'video/' } }

export const captionFiles: Where = { mimeType: { equals: 'text/vtt' } }
