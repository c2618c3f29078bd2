/** Messages of Payload and its parser for a form that is damaged or that names no boundary. */
const damagedForm =
  /^(?:Unexpected end of form|Malformed part header|Malformed content type|Multipart: Boundary not found|Request is not eligible for file upload)/

/** SQLSTATE of text that PostgreSQL cannot store: NUL. */
const untranslatableText = new Set(['22021', '22P05'])

/**
 * Whether an error was caused by a request that cannot be read: damaged JSON, a damaged form, or text with NUL.
 * Payload reports these as internal errors.
 */
export function isUnreadableRequest(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof SyntaxError) return /JSON/.test(error.message)
  if (damagedForm.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  return untranslatableText.has(code) || isUnreadableRequest(error.cause)
}
