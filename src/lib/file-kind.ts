const kinds: Record<string, string> = {
  'application/pdf': 'a PDF',
  'application/zip': 'a ZIP archive',
  'text/vtt': 'captions (WebVTT)',
}

/** What a file of a MIME type is, in words for editors; pictures of all types are one kind, and so are videos. */
export function fileKindOf(mimeType: string): string {
  if (mimeType.startsWith('image/')) return 'a picture'
  if (mimeType.startsWith('video/')) return 'a video'
  return kinds[mimeType] ?? mimeType
}
