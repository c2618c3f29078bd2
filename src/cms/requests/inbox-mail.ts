import type { SendEmailOptions } from 'payload'
import { formatTag, timeZone } from '@/i18n/format'
import { languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { SiteRequest } from '@/payload-types'
import { letterOf, oneLine } from '../mail/letter'
import { siteLabels } from '../site-labels'
import type { About } from './about'
import { toMailAddress } from './addresses'

/** What those who answer are told, in the language of the request's site: all that was sent, but not the file. */
export function inboxMail({ request, products, attachment }: About, origin: string): SendEmailOptions {
  const { site, kind, reference, sender, company } = request
  const t = translator(site, 'requestsMail')
  const from = toMailAddress(request.email)
  const named = { kind: t(`kinds.${kind}`), reference }
  const parts = [
    t('inbox.lead', { ...named, site: siteLabels[site] }),
    { fields: fieldsOf(request, { products, attachment, origin }) },
    { link: `${origin}/admin/collections/requests/${request.id}`, label: t('inbox.open') },
    from ? t('inbox.reply') : t('inbox.noReply'),
  ]
  return {
    subject: oneLine(t('inbox.subject', { ...named, sender: company || sender || request.email || '' })),
    replyTo: from ? { name: oneLine(sender ?? ''), address: from } : undefined,
    ...letterOf(parts, languageTag[site]),
  }
}

function fieldsOf(
  request: SiteRequest,
  { products, attachment, origin }: Pick<About, 'products' | 'attachment'> & { origin: string },
): [string, string][] {
  const { site } = request
  const t = translator(site, 'requestsMail')
  const fields: [string, string | null | undefined][] = [
    [t('fields.sender'), request.sender],
    [t('fields.company'), request.company],
    [t('fields.position'), request.position],
    [t('fields.email'), request.email],
    [t('fields.mobile'), [request.prefix, request.mobile].filter(Boolean).join(' ')],
    [t('fields.continent'), request.continent],
    [t('fields.country'), request.country],
    [t('fields.province'), request.province],
    [t('fields.city'), request.city],
    [t('fields.products'), products.map(({ name }) => name).join('\n') || request.productName],
    [t('fields.quantity'), request.quantity],
    [t('fields.destination'), request.destination],
    [t('fields.model'), request.model],
    [t('fields.serialNumber'), request.serialNumber],
    [t('fields.purchaseDate'), request.purchaseDate],
    [t('fields.installedDate'), request.installedDate],
    [t('fields.whetherFirstUnpack'), request.whetherFirstUnpack],
    [t('fields.content'), request.content],
    [t('fields.specificProblem'), request.specificProblem],
    [t('fields.file'), attachment && t('inbox.file', { name: attachment })],
    [t('fields.subscription'), request.subscription ? t('inbox.yes') : t('inbox.no')],
    [t('fields.page'), request.page && `${origin}${request.page}`],
    [t('fields.sent'), moment(site, request.createdAt)],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

function moment(site: SiteId, iso: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone(site) } as const
  return `${new Intl.DateTimeFormat(formatTag(site), style).format(new Date(iso))} (${timeZone(site)})`
}
