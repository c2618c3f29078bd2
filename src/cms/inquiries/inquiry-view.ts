import { languageTag } from '@/i18n/locales'
import { safePath } from '@/lib/safe-path'
import { inquiryKindLabels } from '@/lib/inquiries/kinds'
import type { RequestFile, Inquiry } from '@/payload-types'
import { siteLabels } from '../site-labels'
import { replyLink, telephoneLink } from './reply'

export type InquiryRow = { label: string; text: string; href?: string; lang?: string }

/** An inquiry as the inbox shows it: only the fields that are filled in. */
export type InquiryView = {
  kind: string
  from: string
  received: { iso: string; text: string }
  erased: string | null
  sender: InquiryRow[]
  texts: InquiryRow[]
  products: { name: string; href: string }[]
  order: InquiryRow[]
  device: InquiryRow[]
  attachment: {
    name: string
    state: RequestFile['state']
    href: string | null
    /** Whether it contains scripts, actions or embedded files. */
    isActive: boolean
    /** Whether it is a picture that is safe to show. */
    picture: boolean
  } | null
  origin: InquiryRow[]
}

type Known = {
  /** Names of products by id. */
  products: Map<string, string>
  attachment: RequestFile | null
}

export function toInquiryView(inquiry: Inquiry, { products, attachment }: Known): InquiryView {
  const { site, kind, sender, company, email, mobile } = inquiry
  const location = [inquiry.city, inquiry.province, inquiry.country, inquiry.continent]
    .filter(Boolean)
    .join(', ')
  const lang = languageTag[site]
  const productIds = idsOf(inquiry.products)
  return {
    kind: `${inquiryKindLabels[kind]} · ${siteLabels[site]}`,
    from: [sender, company].filter(Boolean).join(', ') || 'No name given',
    received: { iso: inquiry.createdAt, text: timeOf(inquiry.createdAt) },
    erased: inquiry.erasedAt ? timeOf(inquiry.erasedAt) : null,
    sender: rows(
      ['Name', [inquiry.prefix, sender].filter(Boolean).join(' ')],
      ['Email', email, replyLink(inquiry)],
      ['Telephone', mobile, telephoneLink(mobile)],
      ['Company', company],
      ['Position', inquiry.position],
      ['Location', location],
      ['News by mail', inquiry.subscription ? 'Agreed' : null],
    ),
    texts: rows(['Message', inquiry.content], ['Problem', inquiry.specificProblem]).map((row) => ({
      ...row,
      lang,
    })),
    products: productIds.map((id) => ({
      name: products.get(id) ?? id,
      href: `/admin/collections/products/${id}`,
    })),
    order: rows(
      [
        'As the sender saw them',
        hasSameNames(productIds, products, inquiry.productName) ? null : inquiry.productName,
      ],
      ['Quantity', inquiry.quantity],
      ['Country of destination', inquiry.destination],
    ),
    device: rows(
      ['Model', inquiry.model],
      ['Serial number', inquiry.serialNumber],
      ['Unpacked or delivered on', inquiry.whetherFirstUnpack],
      ['Purchased on', inquiry.purchaseDate],
      ['Installed on', inquiry.installedDate],
    ),
    attachment: attachment && toAttachment(attachment),
    origin: rows(
      ['Received via', inquiry.via === 'form' ? 'A form on the site' : 'The /f/ interface'],
      ['Page', inquiry.page, safePath(inquiry.page)],
    ),
  }
}

/** In UTC: colleagues work in several time zones. */
export function timeOf(iso: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Date(iso).toLocaleString('en-GB', format)} UTC`
}

function rows(...given: [string, string | null | undefined, (string | null)?][]): InquiryRow[] {
  return given.flatMap(([label, text, href]) => (text ? [{ label, text, ...(href && { href }) }] : []))
}

/** Relations are ids here, because nothing is populated. */
function idsOf(relations: Inquiry['products']): string[] {
  return (relations ?? []).flatMap((one) => (typeof one === 'string' ? [one] : []))
}

/** Whether the current names of the products are the ones that the sender saw. */
function hasSameNames(
  ids: string[],
  products: Map<string, string>,
  seen: string | null | undefined,
): boolean {
  const names = ids.map((id) => products.get(id) ?? '').join(',')
  return seen?.replaceAll(', ', ',') === names.replaceAll(', ', ',')
}

function toAttachment({
  originalName,
  filename,
  mimeType,
  state,
  isActive,
}: RequestFile): InquiryView['attachment'] {
  const isOpen = state !== 'quarantined'
  return {
    name: originalName || filename || 'Attachment',
    state,
    isActive: isActive ?? false,
    href: isOpen && filename ? `/api/request-files/file/${encodeURIComponent(filename)}` : null,
    picture: (mimeType ?? '').startsWith('image/') && (state === 'clean' || state === 'unchecked'),
  }
}
