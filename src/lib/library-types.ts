/** The types of files that the library takes. */
export const libraryTypes = [
  'application/pdf',
  'application/zip',
  'video/mp4',
  'text/vtt',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const
