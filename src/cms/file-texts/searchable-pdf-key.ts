import type { File } from '@/payload-types'

/** The storage key of an unrestricted PDF, else null: the search must not reveal the text of restricted files. */
export function searchablePdfKey({ filename, mimeType, restricted }: Partial<File>): string | null {
  return mimeType === 'application/pdf' && !restricted ? (filename ?? null) : null
}
