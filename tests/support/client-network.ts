import { randomInt } from 'node:crypto'

/**
 * Headers that give a client its own IP address, so that no test uses up the rate limits of another.
 * The server under test trusts proxy headers.
 */
export function clientNetwork(origin: string): Record<string, string> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  return { 'x-forwarded-for': address, 'x-forwarded-host': new URL(origin).host }
}
