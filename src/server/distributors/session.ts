import 'server-only'
import { sql } from 'drizzle-orm'
import { hashOf, newToken } from '@/cms/distributors/token'
import type { SiteId } from '@/i18n/locales'
import { sessionLimits } from '@/lib/distributors'
import { cms } from '@/server/cms'
import { isActiveAccount } from './account'
import { sessionCookie, tokenFrom } from './session-cookie'

/** A signed-in designated distributor (S2 6). */
export type Distributor = {
  id: string
  username: string
  company: string
  /** Ids of groups. */
  groups: string[]
  site: SiteId
  /** The last use of the previous session. */
  previousVisit: string | null
}

type Row = Distributor & {
  started_at: string
  seen_at: string
  previous_visit: string | null
  disabled: boolean | null
  expires: string | null
}

/** In ms; `seen_at` is updated at most this often. */
const touchInterval = 60_000

/**
 * The signed-in distributor; null also for an account that is disabled, expired or deleted, and for an expired session.
 * Updates the time of the last use.
 */
export async function distributorOf(headers: Headers): Promise<Distributor | null> {
  const token = tokenFrom(headers)
  if (!token) return null
  const session = hashOf(token)
  const row = await findSession(session)
  if (!row || !isActiveSession(row) || !isActiveAccount(row)) return null
  if (Date.now() - Date.parse(row.seen_at) >= touchInterval) await touchSession(session)
  const { id, username, company, groups, site, previous_visit } = row
  return { id, username, company, groups, site, previousVisit: toIso(previous_visit) }
}

/** Whether a distributor may download a file; one without groups is open to all distributors. */
export function mayAccess(
  distributor: Distributor,
  file: { restricted: boolean; groups: string[] },
): boolean {
  if (!file.restricted || file.groups.length === 0) return true
  return file.groups.some((group) => distributor.groups.includes(group))
}

/** Creates a session. @returns its Set-Cookie value */
export async function createSession(distributor: string): Promise<string> {
  const { db } = await cms()
  const token = newToken()
  const now = new Date().toISOString()
  await db.drizzle.execute(sql`
    insert into distributor_sessions (id, distributor, started_at, seen_at, previous_visit)
    select ${hashOf(token)}, id, ${now}, ${now}, coalesce(
      (select max(seen_at) from distributor_sessions where distributor = distributors.id), last_sign_in)
    from distributors where id = ${distributor}`)
  await db.drizzle.execute(sql`update distributors set last_sign_in = ${now} where id = ${distributor}`)
  return sessionCookie(token)
}

/** Ends the session of the request, if there is one. */
export async function endSession(headers: Headers): Promise<void> {
  const token = tokenFrom(headers)
  if (!token) return
  const { db } = await cms()
  await db.drizzle.execute(
    sql`update distributor_sessions set started_at = 'epoch' where id = ${hashOf(token)}`,
  )
}

async function findSession(id: string): Promise<Row | undefined> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<Row>(sql`
    select started_at, seen_at, previous_visit, distributors.id, username, company, site, disabled, expires,
      array(select distributor_groups_id from distributors_rels
        where parent_id = distributors.id and path = 'groups' and distributor_groups_id is not null) as groups
    from distributor_sessions join distributors on distributors.id = distributor_sessions.distributor
    where distributor_sessions.id = ${id}`)
  return rows[0]
}

function isActiveSession({ started_at, seen_at }: Row): boolean {
  const now = Date.now()
  return (
    now < Date.parse(started_at) + sessionLimits.absolute && now < Date.parse(seen_at) + sessionLimits.idle
  )
}

async function touchSession(id: string): Promise<void> {
  const { db } = await cms()
  const now = new Date().toISOString()
  await db.drizzle.execute(sql`update distributor_sessions set seen_at = ${now} where id = ${id}`)
}

function toIso(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
