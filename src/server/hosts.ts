import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Hosts } from '@/addresses/sites'
import { env } from './env'

type Holder = { current: Hosts }

const key = Symbol.for('isotherm.hosts')
// The door and the application are bundled apart and share one process.
const shared = globalThis as { [key]?: Holder }
const holder = (shared[key] ??= { current: env.hosts })

/** The host names that decide about the site: those of the environment and of the site settings. */
export function hosts(): Hosts {
  return holder.current
}

/** Goes back to those of the environment, until the site settings are read again. */
export function forgetHosts(): void {
  holder.current = env.hosts
}

type Reading = {
  pool: () => Pick<Pool, 'query'>
  log: { warn: (text: string) => void }
  /** Before another try, in ms. */
  pause?: number
}

/** Reads the site settings until it succeeds: a database that is busy once must not cost a site its host. */
export async function refreshHosts({ pool, log, pause = 1_000 }: Reading): Promise<void> {
  for (;;) {
    try {
      return await readHosts(pool())
    } catch (error) {
      log.warn(`the hosts were not read yet: ${error instanceof Error ? error.message : String(error)}`)
      await delay(pause, undefined, { ref: false })
    }
  }
}

async function readHosts(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ path: string; text: string }>(
    "select path, text from site_settings_texts where path in ('chineseHosts', 'spanishHosts', 'frenchHosts')",
  )
  const named = (path: string) => rows.filter((row) => row.path === path).map(({ text }) => text)
  holder.current = {
    chinese: [...env.hosts.chinese, ...named('chineseHosts')],
    spanish: [...env.hosts.spanish, ...named('spanishHosts')],
    french: [...env.hosts.french, ...named('frenchHosts')],
  }
}
