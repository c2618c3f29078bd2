import { randomInt } from 'node:crypto'

/**
 * Headers that make a client come from a network of its own, so that no test uses up the limits of another.
 * The server under test trusts its proxy, whose place the test takes.
 */
export function clientNetwork(origin: string): Record<string, string> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  return { 'x-forwarded-for': address, 'x-forwarded-host': new URL(origin).host }
}
