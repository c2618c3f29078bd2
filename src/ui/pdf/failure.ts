import type { PdfFailure } from '@/lib/pdf-link'
import { asObject } from '@/lib/unknown-values'

/** The kind of error to show: library errors by their name, server errors by their status. */
export function toFailure(error: unknown): PdfFailure {
  const { name, status } = asObject(error)
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged'
  if (name === 'PasswordException') return 'locked'
  if (status === 401 || status === 403) return 'restricted'
  return status === 404 || status === 410 ? 'missing' : 'offline'
}
