import { setTimeout as delay } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Hosts } from '@/addresses/sites'
import { site_settings_texts } from '@/database-tables'
import { processWide } from '@/lib/process-wide'
import { statements } from './database'
import { env } from './env'

type Holder = { current: Hosts }

const holder = processWide('hosts', (): Holder => ({ current: env.hosts }))

/** The host names that select a site: those of the environment and of the site settings. */
export function hosts(): Hosts {
  return holder.current
}

/** Resets to the hosts of the environment, until the site settings are read again. */
export function resetHosts(): void {
  holder.current = env.hosts
}

type RefreshOptions = {
  pool: () => Pick<Pool, 'query'>
  log: { warn: (text: string) => void }
  /** Before a retry, in ms. */
  retryDelay?: number
}

/** Reads the hosts from the site settings, with retries: a temporary database error must not disable the host of a site. */
export async function refreshHosts({ pool, log, retryDelay = 1_000 }: RefreshOptions): Promise<void> {
  for (;;) {
    try {
      return await readHosts(pool())
    } catch (error) {
      log.warn(
        `hosts could not be read, trying again: ${error instanceof Error ? error.message : String(error)}`,
      )
      await delay(retryDelay, undefined, { ref: false })
    }
  }
}

async function readHosts(pool: Pick<Pool, 'query'>): Promise<void> {
  const { path: field, text } = site_settings_texts
  const rows = await statements(pool)
    .select({ field, text })
    .from(site_settings_texts)
    .where(inArray(field, ['chineseHosts', 'spanishHosts', 'frenchHosts']))
  const named = (name: string) => rows.flatMap((row) => (row.field === name && row.text ? [row.text] : []))
  holder.current = {
    chinese: [...env.hosts.chinese, ...named('chineseHosts')],
    spanish: [...env.hosts.spanish, ...named('spanishHosts')],
    french: [...env.hosts.french, ...named('frenchHosts')],
  }
}
