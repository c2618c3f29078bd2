import type { File } from '@/payload-types'

/** The key of an open PDF; what others hold is not read: a search must not tell what stands in a restricted file. */
export function readableKey({ filename, mimeType, restricted }: Partial<File>): string | null {
  return mimeType === 'application/pdf' && !restricted ? (filename ?? null) : null
}
