import 'server-only'
import { and, eq, isNotNull, max, sql } from 'drizzle-orm'
import { expiredSessionStart } from '@/cms/distributors/sessions'
import { hashOf, newToken } from '@/cms/distributors/token'
import { distributor_sessions, distributors, distributors_rels } from '@/database-tables'
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

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>

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
  if (Date.now() - Date.parse(row.seenAt) >= touchInterval) await touchSession(session)
  const { id, username, company, groups, site, previousVisit } = row
  return { id, username, company, groups, site, previousVisit: toIso(previousVisit) }
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
  const { drizzle } = (await cms()).db
  const token = newToken()
  const now = new Date().toISOString()
  const { id, lastSignIn } = distributors
  const account = eq(id, distributor)
  const lastUse = drizzle
    .select({ at: max(distributor_sessions.seenAt) })
    .from(distributor_sessions)
    .where(eq(distributor_sessions.distributor, id))
  const session = drizzle
    .select({
      id: sql`${hashOf(token)}`.as('id'),
      distributor: id,
      startedAt: sql`${now}`.as('started_at'),
      seenAt: sql`${now}`.as('seen_at'),
      previousVisit: sql`coalesce((${lastUse}), ${lastSignIn})`.as('previous_visit'),
    })
    .from(distributors)
    .where(account)
  await drizzle.insert(distributor_sessions).select(session)
  await drizzle.update(distributors).set({ lastSignIn: now }).where(account)
  return sessionCookie(token)
}

/** Ends the session of the request, if there is one. */
export async function endSession(headers: Headers): Promise<void> {
  const token = tokenFrom(headers)
  if (!token) return
  const { drizzle } = (await cms()).db
  await drizzle
    .update(distributor_sessions)
    .set({ startedAt: expiredSessionStart })
    .where(eq(distributor_sessions.id, hashOf(token)))
}

async function findSession(session: string) {
  const { drizzle } = (await cms()).db
  const { id, username, company, site, disabled, expires } = distributors
  const { startedAt, seenAt, previousVisit } = distributor_sessions
  const group = distributors_rels['distributor-groupsID']
  const groups = drizzle
    .select({ group })
    .from(distributors_rels)
    .where(and(eq(distributors_rels.parent, id), eq(distributors_rels.path, 'groups'), isNotNull(group)))
  const [row] = await drizzle
    .select({
      id,
      username,
      company,
      site,
      disabled,
      expires,
      startedAt,
      seenAt,
      previousVisit,
      groups: sql<string[]>`array(${groups})`,
    })
    .from(distributor_sessions)
    .innerJoin(distributors, eq(id, distributor_sessions.distributor))
    .where(eq(distributor_sessions.id, session))
  return row
}

function isActiveSession({ startedAt, seenAt }: Row): boolean {
  const now = Date.now()
  return now < Date.parse(startedAt) + sessionLimits.absolute && now < Date.parse(seenAt) + sessionLimits.idle
}

async function touchSession(id: string): Promise<void> {
  const { drizzle } = (await cms()).db
  await drizzle
    .update(distributor_sessions)
    .set({ seenAt: new Date().toISOString() })
    .where(eq(distributor_sessions.id, id))
}

function toIso(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
