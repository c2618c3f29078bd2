import type { IncomingMessage } from 'node:http'

const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Of several X-Forwarded-For entries only the last one was added by our own proxy. */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const direct = withoutMappedPrefix(req.socket.remoteAddress ?? '')
  if (!trustProxy) return direct
  const forwarded = req.headers['x-forwarded-for']
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim()
  return last ? withoutMappedPrefix(last) : direct
}

/** Removes untrusted forwarding headers, so that the application never sees them. */
export function removeForwardedHeaders(req: IncomingMessage): void {
  for (const name of forwardedHeaders) delete req.headers[name]
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':')
}

function withoutMappedPrefix(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
