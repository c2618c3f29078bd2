const kinds: Record<string, string> = {
  'application/pdf': 'a PDF',
  'application/zip': 'a ZIP archive',
  'text/vtt': 'captions (WebVTT)',
}

/** A label for a MIME type, for editors; all pictures have the same label, and so have all videos. */
export function fileKindOf(mimeType: string): string {
  if (mimeType.startsWith('image/')) return 'a picture'
  if (mimeType.startsWith('video/')) return 'a video'
  return kinds[mimeType] ?? mimeType
}
