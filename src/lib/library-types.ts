/** The MIME types that the library accepts. */
export const libraryTypes = [
  'application/pdf',
  'application/zip',
  'video/mp4',
  'text/vtt',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const
