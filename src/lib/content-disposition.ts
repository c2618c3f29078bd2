import { create } from 'content-disposition'

/** A Content-Disposition header (RFC 6266); an unpaired surrogate of the name cannot be encoded and is replaced. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  return create(name.toWellFormed(), { type })
}
