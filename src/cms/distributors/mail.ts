import escape from 'escape-html'
import type { BasePayload } from 'payload'
import { href } from '@/addresses/href'
import { languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { tokenLimits } from '@/lib/distributors'
import { issueToken } from './tokens'

export type Recipient = { id: string; username: string; email: string; site: SiteId }

export type LinkKind = 'invitation' | 'reset'

type Sending = {
  payload: BasePayload
  to: Recipient
  kind: LinkKind
  /** The public origin, of links. */
  origin: string
}

type Words = {
  subject: string
  greeting: string
  lines: string[]
  action: string
  notes: string[]
}

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Sends a link to the page for a new password, in the language of the account. */
export async function sendPasswordLink({ payload, to, kind, origin }: Sending): Promise<void> {
  const { companyName } = await payload.findGlobal({
    slug: 'site-settings',
    locale: to.site,
    select: { companyName: true },
  })
  const token = await issueToken(payload.db.drizzle, { distributor: to.id, kind })
  const link = new URL(href(to.site, 'distributorPassword'), origin)
  // A fragment is sent to no server, so it stands in nobody's log.
  link.hash = `token=${token}`
  const words = wordsOf({ to, kind, company: companyName ?? '' })
  await payload.sendEmail({
    to: to.email,
    subject: words.subject,
    text: toText(words, link.href),
    html: toHtml(words, { link: link.href, lang: languageTag[to.site] }),
  })
}

function wordsOf({ to, kind, company }: { to: Recipient; kind: LinkKind; company: string }): Words {
  const t = translator(to.site, 'distributorsMail')
  const account = t('account', { username: to.username })
  const greeting = t('greeting')
  const sender = t('sender', { company })
  if (kind === 'invitation') {
    const lasts = t('invitation.lasts', { days: tokenLimits.invitation / day })
    return {
      subject: t('invitation.subject', { company }),
      greeting,
      lines: [t('invitation.lead', { company }), account],
      action: t('invitation.action'),
      notes: [lasts, sender],
    }
  }
  const lasts = t('reset.lasts', { minutes: tokenLimits.reset / minute })
  return {
    subject: t('reset.subject', { company }),
    greeting,
    lines: [t('reset.lead', { company }), account],
    action: t('reset.action'),
    notes: [lasts, t('reset.unasked'), sender],
  }
}

function toText({ greeting, lines, action, notes }: Words, link: string): string {
  return `${[greeting, ...lines, `${action}\n${link}`, ...notes].join('\n\n')}\n`
}

function toHtml(
  { greeting, lines, action, notes }: Words,
  { link, lang }: { link: string; lang: string },
): string {
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escape(text)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${lang}">
<body style="max-width: 36em; font: 16px/1.5 sans-serif">
${paragraphs([greeting, ...lines])}
<p><a href="${escape(link)}">${escape(action)}</a></p>
<p style="word-break: break-all">${escape(link)}</p>
${paragraphs(notes)}
</body>
</html>
`
}
