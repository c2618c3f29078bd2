import type { Exchange } from './exchange'

/** The response to a health probe. */
export function sendStatus({ res, id }: Exchange, status: number, text: string): null {
  res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-request-id': id })
  res.end(`${text}\n`)
  return null
}

type Redirect = { to: string; permanent: boolean }

/** A read is repeated at the new address; editors can change it at any time, so browsers ask again. */
export function editorsRedirectHead({ to, permanent }: Redirect) {
  return {
    status: permanent ? 301 : 302,
    headers: { location: to, 'cache-control': 'public, max-age=0, must-revalidate' },
  }
}

export function sendEditorsRedirect({ res, id }: Exchange, redirect: Redirect): null {
  const { status, headers } = editorsRedirectHead(redirect)
  res.writeHead(status, { ...headers, 'content-length': 0, 'x-request-id': id })
  res.end()
  return null
}

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
