import type { BasePayload, TaskConfig } from 'payload'
import { isAppError } from '@/lib/app-error'
import { findInquiryDetails, type InquiryDetails } from './inquiry-details'
import { findRecipients, toMailAddress } from './mail-addresses'
import { confirmation } from './confirmation'
import { inboxMail } from './inbox-mail'
import type { Outcome } from './outcome'
import { sendMail } from './send-mail'
import { callWebhook } from './webhook'

export type TaskSettings = {
  /** The public origin, of links. */
  origin: string
  /** Whether webhooks may call private addresses. */
  allowsPrivateAddresses: () => boolean
  /** Counts a confirmation to an address; the seconds to wait if the limit is reached, else 0. */
  consumeConfirmationLimit: (address: string) => Promise<number>
  /** Removes a confirmation that was not sent from the count. */
  refundConfirmationLimit: (address: string) => Promise<void>
}

type TaskContext = { payload: BasePayload; details: InquiryDetails; settings: TaskSettings }

/** Jobs contain only the id of the inquiry: no personal data. */
const inquiryInput = [{ name: 'request', type: 'text', required: true }] as const

/** Exponential: 30 s, 1 min, 2 min ... for about 17 hours. */
const retries = { attempts: 11, backoff: { type: 'exponential', delay: 30_000 } } as const

/** Jobs after an inquiry is saved: the mail to the recipients, the confirmation to the sender, the webhooks. */
export function inquiryTasks(settings: TaskSettings) {
  return [
    {
      slug: 'tell-inbox',
      inputSchema: [...inquiryInput],
      retries,
      handler: ({ req: { payload }, input }) =>
        deliver({ payload, input, settings, what: 'the mail to the recipients', send: sendInboxMail }),
    },
    {
      slug: 'confirm-request',
      // `again` is set when staff send it again: that does not count towards the limit.
      inputSchema: [...inquiryInput, { name: 'again', type: 'checkbox' }],
      retries,
      handler: ({ req: { payload }, input }) =>
        deliver({
          payload,
          input,
          settings,
          what: 'the confirmation',
          send: (context) => sendConfirmation(context, input.again ?? false),
        }),
    },
    {
      slug: 'call-webhook',
      inputSchema: [...inquiryInput, { name: 'webhook', type: 'text', required: true }],
      retries,
      handler: ({ req: { payload }, input }) =>
        deliver({
          payload,
          input,
          settings,
          what: 'the webhook',
          send: (context) => sendWebhook(context, input.webhook),
        }),
    },
  ] satisfies [TaskConfig<'tell-inbox'>, TaskConfig<'confirm-request'>, TaskConfig<'call-webhook'>]
}

type DeliveryOptions = {
  payload: BasePayload
  input: { request: string }
  settings: TaskSettings
  what: string
  send: (context: TaskContext) => Promise<Outcome>
}

async function deliver({
  payload,
  input,
  settings,
  what,
  send,
}: DeliveryOptions): Promise<{ output: Outcome }> {
  const details = await findInquiryDetails(payload, input.request)
  if (typeof details === 'string') return { output: { state: 'skipped', why: details } }
  try {
    return { output: await send({ payload, details, settings }) }
  } catch (error) {
    if (!isAppError(error)) throw error
    payload.logger.warn(`${what} about ${details.inquiry.reference} was not sent: ${error.message}`)
    throw error
  }
}

async function sendInboxMail({ payload, details, settings }: TaskContext): Promise<Outcome> {
  const { inquiry, company } = details
  const to = await findRecipients(payload, details)
  const message = { to, ...inboxMail(details, settings.origin) }
  return sendMail({ payload, inquiry, name: 'inbox', company, message })
}

async function sendConfirmation(
  { payload, details, settings }: TaskContext,
  isResend: boolean,
): Promise<Outcome> {
  const { inquiry, company } = details
  const { confirmations } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  if (confirmations === false) return { state: 'skipped', why: 'off' }
  const to = toMailAddress(inquiry.email)
  if (!to) return { state: 'skipped', why: 'address' }
  const limitKey = to.toLowerCase()
  if (!isResend && (await settings.consumeConfirmationLimit(limitKey)) > 0)
    return { state: 'skipped', why: 'often' }
  try {
    const message = { to, ...confirmation(details) }
    return await sendMail({ payload, inquiry, name: 'confirmation', company, message })
  } catch (error) {
    if (isAppError(error) && error.kind === 'invalid') return { state: 'refused', note: error.message }
    if (!isResend) await settings.refundConfirmationLimit(limitKey)
    throw error
  }
}

async function sendWebhook({ payload, details, settings }: TaskContext, id: string): Promise<Outcome> {
  const { webhooks } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  const webhook = webhooks?.find((one) => String(one.id) === id)
  if (!webhook) return { state: 'skipped', why: 'off' }
  const { address, secret } = webhook
  const { origin } = settings
  const mayBePrivate = settings.allowsPrivateAddresses()
  return callWebhook({ address, secret, details, origin, mayBePrivate, id: `${details.inquiry.id}.${id}` })
}
