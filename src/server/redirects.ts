import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { indexOf, type Redirect } from '@/addresses/redirects'
import { redirects } from '@/database-tables'
import { processWide } from '@/lib/process-wide'
import { statements } from './database'

type Holder = { current: ReadonlyMap<string, Redirect>; reading: Promise<void> | null }

const holder = processWide('redirects', (): Holder => ({ current: new Map(), reading: null }))

/** In ms; afterwards the redirects as they were read last are better than no response. */
const maxWait = 1_000

/** The redirects of the editors by site and address; waits for a change that is being read. */
export async function knownRedirects(): Promise<ReadonlyMap<string, Redirect>> {
  if (holder.reading) await Promise.race([holder.reading, delay(maxWait, undefined, { ref: false })])
  return holder.current
}

/** Whether a change of content concerns redirects; `*` is everything. */
export function areRedirectTags(tags: readonly string[]): boolean {
  return tags.some((tag) => tag === '*' || tag.startsWith('redirects:'))
}

type RefreshOptions = {
  pool: () => Pick<Pool, 'query'>
  log: { warn: (text: string) => void }
  /** Before a retry, in ms. */
  retryDelay?: number
}

/** Reads the redirects again, with retries. */
export function refreshRedirects(options: RefreshOptions): Promise<void> {
  const reading: Promise<void> = readUntilDone(options).finally(() => {
    if (holder.reading === reading) holder.reading = null
  })
  holder.reading = reading
  return reading
}

async function readUntilDone({ pool, log, retryDelay = 1_000 }: RefreshOptions): Promise<void> {
  for (;;) {
    try {
      holder.current = await readRedirects(pool())
      return
    } catch (error) {
      log.warn(`redirects could not be read, trying again: ${String(error)}`)
      await delay(retryDelay, undefined, { ref: false })
    }
  }
}

async function readRedirects(pool: Pick<Pool, 'query'>): Promise<ReadonlyMap<string, Redirect>> {
  const { site, key, address, permanent, enabled } = redirects
  const rows = await statements(pool)
    .select({ site, key, address, permanent })
    .from(redirects)
    .where(eq(enabled, true))
  return new Map(
    rows.flatMap(({ site, key, address, permanent }) =>
      key && address
        ? [[indexOf({ site, key }), { site, key, address, permanent: permanent !== false }]]
        : [],
    ),
  )
}
