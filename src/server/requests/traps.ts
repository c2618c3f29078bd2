import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/server/env'
import { Limit } from '@/server/limits'

/** Nobody fills in a form in less, in milliseconds; a page may stand open for a day. */
const shortest = 3_000
const longest = 24 * 60 * 60 * 1000

const burst = new Limit({ name: 'request-burst', points: 10, seconds: 10 * 60 })
const daily = new Limit({ name: 'request-day', points: 60, seconds: 24 * 60 * 60 })

/** Counts a request of a network, in all processes; how many seconds to wait, or 0. */
export async function countRequest(network: string): Promise<number> {
  return (await burst.take(network)) || (await daily.take(network))
}

/** What was sent back to be mended is no request yet. */
export async function uncountRequest(network: string): Promise<void> {
  await burst.giveBack(network)
  await daily.giveBack(network)
}

/** Proves when a form was begun: only we can make one. */
export function newStamp(now = Date.now()): string {
  return `${now}.${sign(String(now))}`
}

/** How many seconds too early a form comes back; a stamp that is not ours, or too old, waits for a new one's time. */
export function secondsEarly(stamp: string, now = Date.now()): number {
  const [time = '', signature = ''] = stamp.split('.')
  const age = isEqual(signature, sign(time)) ? now - Number(time) : NaN
  const isUsable = age >= 0 && age <= longest
  return Math.max(0, Math.ceil((isUsable ? shortest - age : shortest) / 1000))
}

function sign(text: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`request stamp ${text}`).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
