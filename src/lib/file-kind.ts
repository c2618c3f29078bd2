export type FileKind = 'pdf' | 'zip' | 'captions' | 'picture' | 'video'

const kinds: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/vtt': 'captions',
}

/** The kind of a file by its MIME type: one for all pictures, one for all videos; null for any other type. */
export function fileKindOf(mimeType: string): FileKind | null {
  if (mimeType.startsWith('image/')) return 'picture'
  if (mimeType.startsWith('video/')) return 'video'
  return kinds[mimeType] ?? null
}
