/** The types of pictures that can be uploaded, and their names. */
export const pictureTypes = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
} as const

export type PictureType = keyof typeof pictureTypes
