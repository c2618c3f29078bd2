/** The types of pictures that can be uploaded, and their names. */
export const pictureTypes = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
} as const

export type PictureType = keyof typeof pictureTypes

/** The names in a sentence, as in “JPEG, PNG or GIF”. */
export function listOfTypes(language: string): string {
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(Object.values(pictureTypes))
  // Chinese has spaces between its words and Latin names.
  return list.replace(/(?<=\w)或(?=\w)/, ' 或 ')
}
