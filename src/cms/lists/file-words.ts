type FileType =
  | { format: string; kind?: undefined }
  | { format?: undefined; kind: 'video' | 'picture' | 'zip' | 'captions' }

const formats: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'video/mp4': 'MP4',
}

/** The name of a file type, or what kind of file it is. */
export function fileTypeOf(mimeType: string): FileType {
  const format = formats[mimeType]
  if (format) return { format }
  if (mimeType === 'text/vtt') return { kind: 'captions' }
  if (mimeType.startsWith('video/')) return { kind: 'video' }
  if (mimeType.startsWith('image/')) return { kind: 'picture' }
  if (mimeType.includes('zip')) return { kind: 'zip' }
  return { format: mimeType }
}

/** A size in the units that people read. */
export function sizeOf(bytes: number, language: string): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.ceil(kilobytes).toLocaleString(language)} KB`
  const megabytes = kilobytes / 1024
  return `${megabytes.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`
}
