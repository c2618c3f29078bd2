import type { PdfFailure } from '@/lib/pdf-words'

/** What an error of the library means for the reader; errors are known by name, since bundles repeat classes. */
export function toFailure(error: unknown): PdfFailure {
  const { name = '', status = 0 } = (error ?? {}) as { name?: string; status?: number }
  if (name === 'ResponseException') return ofStatus(status)
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged'
  if (name === 'PasswordException') return 'locked'
  return 'offline'
}

function ofStatus(status: number): PdfFailure {
  if (status === 401 || status === 403) return 'restricted'
  return status === 404 || status === 410 ? 'missing' : 'offline'
}
