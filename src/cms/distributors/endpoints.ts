import { and, eq, gt, inArray, max } from 'drizzle-orm'
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { distributor_sessions, distributor_tokens, distributors } from '@/database-tables'
import { isStaff } from '@/cms/access/roles'
import { adminText } from '@/cms/texts'
import { refuse } from '@/lib/app-error'
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
      if (!account) refuse('notFound', adminText(req)('errors:noSuchAccount'))
      return Response.json(await action(req, account), { headers: { 'cache-control': 'no-store' } })
    },
  }
}

async function readState({ payload: { db } }: PayloadRequest, { id }: Distributor): Promise<AccountState> {
  const { drizzle } = db
  const now = Date.now()
  const at = (ago: number) => new Date(now - ago).toISOString()
  const { passwordHash, secondFactorSince } = distributors
  const [account] = await drizzle
    .select({ passwordHash, secondFactorSince })
    .from(distributors)
    .where(eq(distributors.id, id))
  const [link] = await drizzle
    .select({ until: max(distributor_tokens.expiresAt) })
    .from(distributor_tokens)
    .where(
      and(
        eq(distributor_tokens.distributor, id),
        inArray(distributor_tokens.kind, ['invitation', 'reset']),
        gt(distributor_tokens.expiresAt, at(0)),
      ),
    )
  const sessions = await drizzle.$count(
    distributor_sessions,
    and(
      eq(distributor_sessions.distributor, id),
      gt(distributor_sessions.startedAt, at(sessionLimits.absolute)),
      gt(distributor_sessions.seenAt, at(sessionLimits.idle)),
    ),
  )
  return {
    hasPassword: Boolean(account?.passwordHash),
    linkUntil: toIso(link?.until),
    secondFactorSince: toIso(account?.secondFactorSince),
    sessions,
  }
}

type LinkOptions = { req: PayloadRequest; account: Distributor; kind: LinkKind; settings: Settings }

async function sendLink({ req, account, kind, settings }: LinkOptions): Promise<{ message: string }> {
  const t = adminText(req)
  try {
    await sendPasswordLink({ payload: req.payload, to: account, kind, origin: settings.origin })
  } catch (error) {
    req.payload.logger.error({ err: error }, 'a mail to a distributor was not sent')
    refuse('badGateway', t('tools:mailNotSent'))
  }
  const isInvitation = kind === 'invitation'
  const { mailFolder: folder } = settings
  if (folder)
    return { message: t(isInvitation ? 'tools:invitationWritten' : 'tools:linkWritten', { folder }) }
  return { message: t(isInvitation ? 'tools:invitationSent' : 'tools:linkSent', { address: account.email }) }
}

async function signOut(req: PayloadRequest, { id }: Distributor): Promise<object> {
  await endSessionsOf(req.payload.db.drizzle, id)
  return { message: adminText(req)('tools:sessionsEnded') }
}

async function clearSecondFactor(req: PayloadRequest, { id }: Distributor): Promise<object> {
  const { drizzle } = req.payload.db
  await drizzle
    .update(distributors)
    .set({ totpSecret: null, totpStep: null, secondFactorSince: null })
    .where(eq(distributors.id, id))
  await endSessionsOf(drizzle, id)
  await deleteTokensOf(drizzle, id)
  return { message: adminText(req)('tools:appRemoved') }
}

function toIso(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
