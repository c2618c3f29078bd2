import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/**
 * Reads a body with a content-length and puts it back, so that the application reads it from its start.
 * @returns null when it is longer than `maxBytes`, of unknown length, or incomplete
 */
export async function peekBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const length = Number(req.headers['content-length'] ?? Number.NaN)
  if (!(length > 0 && length <= maxBytes)) return null
  const chunks: Buffer[] = []
  let received = 0
  try {
    while (received < length) {
      const chunk: Buffer | null = req.read()
      if (!chunk) {
        await once(req, 'readable')
        if (req.readableEnded || req.destroyed) return null
        continue
      }
      chunks.push(chunk)
      received += chunk.length
    }
  } catch {
    return null
  }
  const body = Buffer.concat(chunks)
  // Synchronously after the last read: otherwise the empty stream would end.
  req.unshift(body)
  return body
}

/** The account of a sign-in request: from JSON, or from the form field in which the admin sends JSON. */
export function accountIn(body: Buffer | null): string {
  const text = body?.toString('utf8') ?? ''
  const json = /name="_payload"[^\n]*\r\n(?:[^\n]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(text)?.[1] ?? text
  try {
    const { email, username } = JSON.parse(json) as { email?: unknown; username?: unknown }
    return String(email ?? username ?? '')
      .trim()
      .toLowerCase()
      .slice(0, 200)
  } catch {
    return ''
  }
}
