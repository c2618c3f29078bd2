import type { BasePayload, TaskConfig } from 'payload'
import { findAbout, type About } from './about'
import { findRecipients, toMailAddress } from './addresses'
import { confirmation } from './confirmation'
import { inboxMail } from './inbox-mail'
import type { Outcome } from './outcome'
import { sendMail } from './send-mail'
import { callWebhook } from './webhook'
import { isAppError } from '@/lib/app-error'

export type TaskSettings = {
  /** The public origin, of links. */
  origin: string
  /** Whether webhooks may go to machines of the own network. */
  callsPrivateAddresses: () => boolean
  /** Counts a confirmation to an address; how many seconds to wait when it has had enough of them, else 0. */
  countConfirmation: (address: string) => Promise<number>
  /** Takes one back that was not sent. */
  uncountConfirmation: (address: string) => Promise<void>
}

type Told = { payload: BasePayload; about: About; settings: TaskSettings }

/** Tasks name the request only: a job holds nothing personal. */
const ofRequest = [{ name: 'request', type: 'text', required: true }] as const

/** Later each time: 30 s, 1 min, 2 min ... for about 17 hours. */
const retries = { attempts: 11, backoff: { type: 'exponential', delay: 30_000 } } as const

/** What happens after a request is kept: mail to those who answer, mail to the sender, the maker's own systems. */
export function requestTasks(settings: TaskSettings) {
  return [
    {
      slug: 'tell-inbox',
      inputSchema: [...ofRequest],
      retries,
      handler: ({ req: { payload }, input }) =>
        tell({ payload, input, settings, what: 'the mail to those who answer', send: tellInbox }),
    },
    {
      slug: 'confirm-request',
      // Somebody who answers asked for it: it counts for no limit.
      inputSchema: [...ofRequest, { name: 'again', type: 'checkbox' }],
      retries,
      handler: ({ req: { payload }, input }) =>
        tell({
          ...{ payload, input, settings, what: 'the confirmation' },
          send: (told) => confirm(told, input.again ?? false),
        }),
    },
    {
      slug: 'call-webhook',
      inputSchema: [...ofRequest, { name: 'webhook', type: 'text', required: true }],
      retries,
      handler: ({ req: { payload }, input }) =>
        tell({
          ...{ payload, input, settings, what: 'the webhook' },
          send: (told) => call(told, input.webhook),
        }),
    },
  ] satisfies [TaskConfig<'tell-inbox'>, TaskConfig<'confirm-request'>, TaskConfig<'call-webhook'>]
}

type Telling = {
  payload: BasePayload
  input: { request: string }
  settings: TaskSettings
  what: string
  send: (told: Told) => Promise<Outcome>
}

async function tell({ payload, input, settings, what, send }: Telling): Promise<{ output: Outcome }> {
  const about = await findAbout(payload, input.request)
  if (typeof about === 'string') return { output: { state: 'skipped', why: about } }
  try {
    return { output: await send({ payload, about, settings }) }
  } catch (error) {
    if (!isAppError(error)) throw error
    payload.logger.warn(`${what} about ${about.request.reference} was not sent: ${error.message}`)
    throw error
  }
}

async function tellInbox({ payload, about, settings }: Told): Promise<Outcome> {
  const { request, company } = about
  const to = await findRecipients(payload, about)
  const message = { to, ...inboxMail(about, settings.origin) }
  return sendMail({ payload, request, name: 'inbox', company, message })
}

async function confirm({ payload, about, settings }: Told, isAskedFor: boolean): Promise<Outcome> {
  const { request, company } = about
  const { confirmations } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  if (confirmations === false) return { state: 'skipped', why: 'off' }
  const to = toMailAddress(request.email)
  if (!to) return { state: 'skipped', why: 'address' }
  const counted = to.toLowerCase()
  if (!isAskedFor && (await settings.countConfirmation(counted)) > 0)
    return { state: 'skipped', why: 'often' }
  try {
    const message = { to, ...confirmation(about) }
    return await sendMail({ payload, request, name: 'confirmation', company, message })
  } catch (error) {
    if (isAppError(error) && error.kind === 'invalid') return { state: 'refused', note: error.message }
    if (!isAskedFor) await settings.uncountConfirmation(counted)
    throw error
  }
}

async function call({ payload, about, settings }: Told, id: string): Promise<Outcome> {
  const { webhooks } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  const webhook = webhooks?.find((one) => String(one.id) === id)
  if (!webhook) return { state: 'skipped', why: 'off' }
  const { address, secret } = webhook
  const { origin } = settings
  const mayBePrivate = settings.callsPrivateAddresses()
  return callWebhook({ address, secret, about, origin, mayBePrivate, id: `${about.request.id}.${id}` })
}
