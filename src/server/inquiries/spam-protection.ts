import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/server/env'
import { RateLimit } from '@/server/rate-limit'

/** In ms: the minimum time to fill in a form, and how long a stamp is valid. */
const minFillTime = 3_000
const maxAge = 24 * 60 * 60 * 1000

const burst = new RateLimit({ name: 'request-burst', points: 10, seconds: 10 * 60 })
const daily = new RateLimit({ name: 'request-day', points: 60, seconds: 24 * 60 * 60 })

/** Counts an inquiry of a network. @returns how many seconds to wait, or 0 */
export async function consumeRateLimit(network: string): Promise<number> {
  return (await burst.consume(network)) || (await daily.consume(network))
}

/** An inquiry that was returned for correction does not count. */
export async function refundRateLimit(network: string): Promise<void> {
  await burst.refund(network)
  await daily.refund(network)
}

/** A signed time at which a form was started. */
export function newStamp(now = Date.now()): string {
  return `${now}.${sign(String(now))}`
}

/** How many seconds of the minimum fill time remain; all of them for an invalid or expired stamp. */
export function remainingMinFillTime(stamp: string, now = Date.now()): number {
  const [time = '', signature = ''] = stamp.split('.')
  const age = isEqual(signature, sign(time)) ? now - Number(time) : NaN
  const isUsable = age >= 0 && age <= maxAge
  return Math.max(0, Math.ceil((isUsable ? minFillTime - age : minFillTime) / 1000))
}

function sign(text: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`request stamp ${text}`).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
