import type { Exchange } from './exchange'

/** The response to a health probe. */
export function sendStatus({ res, id }: Exchange, status: number, text: string): null {
  res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-request-id': id })
  res.end(`${text}\n`)
  return null
}

type Redirect = { to: string; permanent: boolean }

export function sendRedirect({ res, id }: Exchange, { to, permanent }: Redirect): null {
  res.writeHead(permanent ? 308 : 307, {
    location: to,
    // A redirect by the visitor's stored site may change with the next visit.
    'cache-control': permanent ? 'public, max-age=3600' : 'private, no-store',
    'content-length': 0,
    'x-request-id': id,
  })
  res.end()
  return null
}
