import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

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
  const direct = normalise(req.socket.remoteAddress ?? '') ?? ''
  if (!trustProxy) return direct
  const forwarded = req.headers['x-forwarded-for']
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? ''
  return normalise(last) ?? direct
}

/** Removes untrusted forwarding headers, so that the application never sees them. */
export function removeForwardedHeaders(req: IncomingMessage): void {
  for (const name of forwardedHeaders) delete req.headers[name]
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()
    : address
}

/** One spelling for each address; an IPv4 address that is mapped into IPv6 is an IPv4 address. */
function normalise(address: string): string | null {
  const known = normalised.get(address)
  if (known !== undefined) return known
  if (!ipaddr.isValid(address)) return null
  const result = ipaddr.process(address).toString()
  normalised.set(address, result)
  return result
}

/** By spelling: most requests come from few addresses, and from a proxy all do. */
const normalised = new LRUCache<string, string>({ max: 2000 })
