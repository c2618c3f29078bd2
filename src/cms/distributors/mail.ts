import type { BasePayload } from 'payload'
import { href } from '@/addresses/href'
import { languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { tokenLimits } from '@/lib/distributors'
import { renderMail } from '../mail/render-mail'
import { issueToken } from './tokens'

type Recipient = { id: string; username: string; email: string; site: SiteId }

export type LinkKind = 'invitation' | 'reset'

type LinkMail = {
  payload: BasePayload
  to: Recipient
  kind: LinkKind
  /** The public origin, of links. */
  origin: string
}

type MailTexts = {
  subject: string
  greeting: string
  lines: string[]
  action: string
  notes: string[]
}

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Sends a link to the page for a new password, in the language of the account. */
export async function sendPasswordLink({ payload, to, kind, origin }: LinkMail): Promise<void> {
  const { companyName } = await payload.findGlobal({
    slug: 'site-settings',
    locale: to.site,
    select: { companyName: true },
  })
  const token = await issueToken(payload.db.drizzle, { distributor: to.id, kind })
  const link = new URL(href(to.site, 'distributorPassword'), origin)
  // Browsers do not send the fragment, so the token appears in no server log.
  link.hash = `token=${token}`
  const { subject, greeting, lines, action, notes } = mailTextsOf({ to, kind, company: companyName ?? '' })
  const parts = [greeting, ...lines, { link: link.href, label: action }, ...notes]
  await payload.sendEmail({ to: to.email, subject, ...renderMail(parts, languageTag[to.site]) })
}

function mailTextsOf({ to, kind, company }: { to: Recipient; kind: LinkKind; company: string }): MailTexts {
  const t = translator(to.site, 'distributorsMail')
  const account = t('account', { username: to.username })
  const greeting = t('greeting')
  const sender = t('sender', { company })
  if (kind === 'invitation') {
    const validity = t('invitation.lasts', { days: tokenLimits.invitation / day })
    return {
      subject: t('invitation.subject', { company }),
      greeting,
      lines: [t('invitation.lead', { company }), account],
      action: t('invitation.action'),
      notes: [validity, sender],
    }
  }
  const validity = t('reset.lasts', { minutes: tokenLimits.reset / minute })
  return {
    subject: t('reset.subject', { company }),
    greeting,
    lines: [t('reset.lead', { company }), account],
    action: t('reset.action'),
    notes: [validity, t('reset.unasked'), sender],
  }
}
