import type { AppError } from '@/lib/app-error'
import type { Exchange } from './exchange'

/** Why the gateway refuses a request; `body` replaces the message if a page is sent instead. */
export type Refusal = AppError & { body?: Body }

type Body = { type: string; text: string }

/** Clients of the contract get its JSON envelope (readings 20), all others a line of text. */
export function sendRefusal({ req, res, path, id }: Exchange, refusal: Refusal): void {
  if (res.headersSent) return void res.destroy()
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  const body = refusal.body ?? refusalBody(path, refusal)
  res.writeHead(refusal.status, {
    ...refusal.headers,
    'content-type': body.type,
    'content-length': Buffer.byteLength(body.text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
    // An unread body would be parsed as the next request of the connection.
    ...(req.complete ? {} : { connection: 'close' }),
  })
  res.end(body.text)
}

export function refusalBody(path: string, { status, message }: Refusal): Body {
  if (!isContractPath(path)) return { type: 'text/plain; charset=utf-8', text: `${message}\n` }
  return { type: 'application/json', text: JSON.stringify({ code: status, result: null, message }) }
}

/** Under all its addresses: after Next's rewrites the contract is part of the API. */
export function isContractPath(path: string): boolean {
  return /^\/(?:(?:biomedical-admin-api\/)?(?:f|file)|api\/f)\//i.test(path)
}
