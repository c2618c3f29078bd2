import { initI18n } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { inTransaction, transactionOf } from '@/cms/transaction'
import { defaultSite } from '@/i18n/locales'
import type { User } from '@/payload-types'
import { renderMail } from '../mail/render-mail'
import { lockAccount } from './lock-account'
import { removeFactor } from './second-factor'
import { endSessions } from './sessions'
import { knownLanguage, staffText } from './texts'

type Account = Pick<User, 'id' | 'email'>

/**
 * Removes the second factor of an account whose owner has lost it, for an administrator or, without one, for an operator
 * of the server. Ends all its sessions, logs it and tells the owner by mail.
 */
export async function resetFactor(
  req: PayloadRequest,
  account: Account,
  by: Account | null,
): Promise<'mailed' | 'notMailed' | 'none'> {
  const removed = await inTransaction(req, async () => {
    // Before the row of the factor, as a sign-in does.
    await lockAccount(req, account.id)
    const factor = await removeFactor(await transactionOf(req), account.id)
    if (factor) await endSessions(req, account.id)
    return factor
  })
  if (!removed) return 'none'
  const { logger } = req.payload
  logger.warn(`the authenticator app of ${account.email} was reset by ${by?.email ?? 'an operator'}`)
  try {
    await sendMail(req, { to: account.email, by, language: knownLanguage(removed.language) })
    return 'mailed'
  } catch (error) {
    logger.error({ err: error }, `the mail to ${account.email} about it was not sent`)
    return 'notMailed'
  }
}

type Mail = { to: string; by: Account | null; language: ReturnType<typeof knownLanguage> }

async function sendMail({ payload }: PayloadRequest, { to, by, language }: Mail): Promise<void> {
  const { companyName } = await payload.findGlobal({
    slug: 'site-settings',
    locale: defaultSite,
    select: { companyName: true },
  })
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  const t = staffText({ i18n })
  const origin: string = payload.config.custom.publicOrigin
  const parts = [
    t('staff:mailLead', { email: to, by: by?.email ?? t('staff:mailOperator') }),
    t('staff:mailEffect'),
    { link: `${origin}/admin/login`, label: t('staff:mailSignIn') },
    t('staff:mailUnasked'),
  ]
  const subject = t('staff:mailSubject', { company: companyName ?? '' })
  await payload.sendEmail({ to, subject, ...renderMail(parts, language) })
}
