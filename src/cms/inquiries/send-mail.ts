import type { BasePayload, SendEmailOptions } from 'payload'
import { AppError } from '@/lib/app-error'
import type { Inquiry } from '@/payload-types'
import { oneLine } from '../mail/render-mail'
import { inEnglish } from '../texts'
import type { Outcome } from './outcome'

type Sending = {
  payload: BasePayload
  inquiry: Inquiry
  /** Unique among the mails about an inquiry: with the reference it forms a message id that is the same at each retry. */
  name: string
  /** The name of the sender. */
  company: string
  message: SendEmailOptions
}

type Info = { file?: string; rejected?: (string | { address: string })[] }

type Failure = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** Sends a mail about an inquiry, or writes it to the mail folder if there is no mail server. */
export async function sendMail({ payload, inquiry, name, company, message }: Sending): Promise<Outcome> {
  const from = payload.email.defaultFromAddress
  const sending = payload.sendEmail({
    ...message,
    from: `"${oneLine(company).replace(/["\\]/g, '')}" <${from}>`,
    messageId: `<${inquiry.reference}.${name}@${from.split('@')[1] ?? 'localhost'}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }) as Promise<Info>
  const { file, rejected = [] } = await sending.catch((failure: Failure) => {
    throw toAppError(failure)
  })
  if (file) {
    payload.logger.info(
      `No mail server is set up: the mail about ${inquiry.reference} was saved as ${file} in the mail folder`,
    )
    return { state: 'written', file }
  }
  if (rejected.length === 0) return { state: 'sent' }
  const count = rejected.length
  const note = count === 1 ? 'notes:notAccepted_one' : 'notes:notAccepted_other'
  return { state: 'sent', note: inEnglish(note, { count }) }
}

function toAppError({ code, command, responseCode, response, message }: Failure): AppError {
  if (code === 'EAUTH') return new AppError('badGateway', inEnglish('notes:mailLogin'))
  if (!responseCode) {
    const reply = withoutAddresses(message)
    return new AppError('badGateway', inEnglish('notes:mailUnexpected', { reply }))
  }
  const reply = withoutAddresses(response ?? String(responseCode))
  const text = inEnglish('notes:mailRefused', { reply })
  // A permanent error for the recipient means that the address is wrong and that another attempt will fail, too.
  const isAddressWrong = command === 'RCPT TO' && responseCode >= 500
  return new AppError(isAddressWrong ? 'invalid' : 'badGateway', text)
}

/** Servers repeat the address in their replies; jobs are stored longer than addresses may be. */
function withoutAddresses(text: string): string {
  return oneLine(text.replace(/[^\s<>:;,]+@[^\s<>:;,]+/g, '…'), 200)
}
