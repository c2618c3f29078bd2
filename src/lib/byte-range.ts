/**
 * Parses a Range header with a single byte range, both ends inclusive; null when it is absent or not supported
 * (several ranges, another unit): the response is then the complete file (RFC 9110, 14.2).
 */
export function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const [from, to] = [match[1] ?? '', match[2] ?? '']
  if (!from) {
    const length = Math.min(Number(to), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(from)
  const end = to ? Math.min(Number(to), size - 1) : size - 1
  if (to && Number(to) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
