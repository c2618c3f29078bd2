import type { SendEmailOptions } from 'payload'
import { formatTag, timeZone } from '@/i18n/format'
import { languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Inquiry } from '@/payload-types'
import { renderMail, oneLine } from '../mail/render-mail'
import { siteLabels } from '../site-labels'
import type { InquiryDetails } from './inquiry-details'
import { toMailAddress } from './mail-addresses'

/** The mail to the recipients, in the language of the site: everything that was sent, except the file. */
export function inboxMail(
  { inquiry, products, attachment }: InquiryDetails,
  origin: string,
): SendEmailOptions {
  const { site, kind, reference, sender, company } = inquiry
  const t = translator(site, 'requestsMail')
  const from = toMailAddress(inquiry.email)
  const named = { kind: t(`kinds.${kind}`), reference }
  const blocks = [
    t('inbox.lead', { ...named, site: siteLabels[site] }),
    { fields: fieldsOf(inquiry, { products, attachment, origin }) },
    { link: `${origin}/admin/collections/requests/${inquiry.id}`, label: t('inbox.open') },
    from ? t('inbox.reply') : t('inbox.noReply'),
  ]
  return {
    subject: oneLine(t('inbox.subject', { ...named, sender: company || sender || inquiry.email || '' })),
    replyTo: from ? { name: oneLine(sender ?? ''), address: from } : undefined,
    ...renderMail(blocks, languageTag[site]),
  }
}

function fieldsOf(
  inquiry: Inquiry,
  { products, attachment, origin }: Pick<InquiryDetails, 'products' | 'attachment'> & { origin: string },
): [string, string][] {
  const { site } = inquiry
  const t = translator(site, 'requestsMail')
  const fields: [string, string | null | undefined][] = [
    [t('fields.sender'), inquiry.sender],
    [t('fields.company'), inquiry.company],
    [t('fields.position'), inquiry.position],
    [t('fields.email'), inquiry.email],
    [t('fields.mobile'), [inquiry.prefix, inquiry.mobile].filter(Boolean).join(' ')],
    [t('fields.continent'), inquiry.continent],
    [t('fields.country'), inquiry.country],
    [t('fields.province'), inquiry.province],
    [t('fields.city'), inquiry.city],
    [t('fields.products'), products.map(({ name }) => name).join('\n') || inquiry.productName],
    [t('fields.quantity'), inquiry.quantity],
    [t('fields.destination'), inquiry.destination],
    [t('fields.model'), inquiry.model],
    [t('fields.serialNumber'), inquiry.serialNumber],
    [t('fields.purchaseDate'), inquiry.purchaseDate],
    [t('fields.installedDate'), inquiry.installedDate],
    [t('fields.whetherFirstUnpack'), inquiry.whetherFirstUnpack],
    [t('fields.content'), inquiry.content],
    [t('fields.specificProblem'), inquiry.specificProblem],
    [t('fields.file'), attachment && t('inbox.file', { name: attachment })],
    [t('fields.subscription'), inquiry.subscription ? t('inbox.yes') : t('inbox.no')],
    [t('fields.page'), inquiry.page && `${origin}${inquiry.page}`],
    [t('fields.sent'), formatTime(site, inquiry.createdAt)],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

function formatTime(site: SiteId, iso: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone(site) } as const
  return `${new Intl.DateTimeFormat(formatTag(site), style).format(new Date(iso))} (${timeZone(site)})`
}
