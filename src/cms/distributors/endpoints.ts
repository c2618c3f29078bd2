import { sql } from 'drizzle-orm'
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/roles'
import { refusal } from '@/cms/refusal'
import { sessionLimits } from '@/lib/distributors'
import type { Distributor } from '@/payload-types'
import { sendPasswordLink, type LinkKind } from './mail'
import { endSessionsOf } from './sessions'
import { deleteTokensOf } from './tokens'

/** The sign-in state of an account, for its form. */
export type AccountState = {
  hasPassword: boolean
  /** When the mailed password link expires. */
  linkUntil: string | null
  secondFactorSince: string | null
  /** How many browsers are signed in. */
  sessions: number
}

type Settings = {
  /** The public origin, of links in mails. */
  origin: string
  /** Where mails are written when no server sends them. */
  mailFolder: string | null
}

type Action = (req: PayloadRequest, account: Distributor) => Promise<object>

/** The actions of editors on an account, below `/api/distributors/:id`. */
export function distributorEndpoints(settings: Settings): Omit<Endpoint, 'root'>[] {
  return [
    endpoint('get', 'state', readState),
    endpoint('post', 'invite', (req, account) => sendLink({ req, account, kind: 'invitation', settings })),
    endpoint('post', 'reset', (req, account) => sendLink({ req, account, kind: 'reset', settings })),
    endpoint('post', 'sign-out', signOut),
    endpoint('post', 'clear-second-factor', clearSecondFactor),
  ]
}

function endpoint(method: 'get' | 'post', name: string, action: Action): Omit<Endpoint, 'root'> {
  return {
    path: `/:id/${name}`,
    method,
    async handler(req) {
      if (!isStaff(req)) throw new Forbidden(req.t)
      const account = await req.payload.findByID({
        collection: 'distributors',
        id: String(req.routeParams?.id),
        depth: 0,
        disableErrors: true,
      })
      if (!account) throw refusal(404, 'There is no such account.')
      return Response.json(await action(req, account), { headers: { 'cache-control': 'no-store' } })
    },
  }
}

async function readState({ payload: { db } }: PayloadRequest, { id }: Distributor): Promise<AccountState> {
  const now = Date.now()
  const at = (ago: number) => new Date(now - ago).toISOString()
  const { rows } = await db.drizzle.execute<{
    has_password: boolean
    link_until: string | null
    since: string | null
    sessions: string
  }>(sql`
    select password_hash is not null as has_password, second_factor_since as since,
      (select max(expires_at) from distributor_tokens
        where distributor = ${id} and kind in ('invitation', 'reset') and expires_at > ${at(0)}) as link_until,
      (select count(*) from distributor_sessions where distributor = ${id}
        and started_at > ${at(sessionLimits.absolute)} and seen_at > ${at(sessionLimits.idle)}) as sessions
    from distributors where id = ${id}`)
  const [row] = rows
  return {
    hasPassword: row?.has_password ?? false,
    linkUntil: toIso(row?.link_until),
    secondFactorSince: toIso(row?.since),
    sessions: Number(row?.sessions ?? 0),
  }
}

type LinkOptions = { req: PayloadRequest; account: Distributor; kind: LinkKind; settings: Settings }

async function sendLink({ req, account, kind, settings }: LinkOptions): Promise<{ message: string }> {
  try {
    await sendPasswordLink({ payload: req.payload, to: account, kind, origin: settings.origin })
  } catch (error) {
    req.payload.logger.error({ err: error }, 'a mail to a distributor was not sent')
    throw refusal(502, 'The mail could not be sent. Check the mail server and try again.')
  }
  const what = kind === 'invitation' ? 'The invitation' : 'The link for a new password'
  if (!settings.mailFolder) return { message: `${what} was sent to ${account.email}.` }
  return { message: `No mail server is set up. ${what} was written to a file in ${settings.mailFolder}.` }
}

async function signOut({ payload: { db } }: PayloadRequest, { id }: Distributor): Promise<object> {
  await endSessionsOf(db.drizzle, id)
  return { message: 'All sessions of this account were ended.' }
}

async function clearSecondFactor({ payload }: PayloadRequest, { id }: Distributor): Promise<object> {
  await payload.db.drizzle.execute(sql`
    update distributors set totp_secret = null, totp_step = null, second_factor_since = null where id = ${id}`)
  await endSessionsOf(payload.db.drizzle, id)
  await deleteTokensOf(payload.db.drizzle, id)
  return { message: 'The authenticator app was removed. The next sign-in sets up a new one.' }
}

function toIso(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
