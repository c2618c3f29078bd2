import type { PdfFailure } from '@/lib/pdf-words'

/** What an error means for the reader: the library's by their names, a refusal of the server by its status. */
export function toFailure(error: unknown): PdfFailure {
  const { name = '', status = 0 } = (error ?? {}) as { name?: string; status?: number }
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged'
  if (name === 'PasswordException') return 'locked'
  if (status === 401 || status === 403) return 'restricted'
  return status === 404 || status === 410 ? 'missing' : 'offline'
}
