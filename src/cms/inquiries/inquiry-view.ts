import { languageTag } from '@/i18n/locales'
import { safePath } from '@/lib/safe-path'
import type { RequestFile, Inquiry } from '@/payload-types'
import { timeOf } from '../admin/time-of'
import { siteLabels } from '../site-labels'
import type { LabelText, Translate } from '../texts'
import { replyLink, telephoneLink } from './reply'

export type InquiryRow = { label: string; text: string; href?: string; lang?: string }

/** An inquiry as the inbox shows it: only the fields that are filled in. */
export type InquiryView = {
  kind: string
  from: string
  received: string
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
  t: Translate
  label: LabelText
  language: string
}

export function toInquiryView(
  inquiry: Inquiry,
  { products, attachment, t, label, language }: Known,
): InquiryView {
  const { site, kind, sender, company, email, mobile } = inquiry
  const location = [inquiry.city, inquiry.province, inquiry.country, inquiry.continent]
    .filter(Boolean)
    .join(', ')
  const lang = languageTag[site]
  const productIds = idsOf(inquiry.products)
  return {
    kind: `${t(`inquiryKinds:${kind}`)} · ${siteLabels[site]}`,
    from: [sender, company].filter(Boolean).join(' · ') || t('inbox:noName'),
    received: inquiry.createdAt,
    erased: inquiry.erasedAt ? timeOf(inquiry.erasedAt, language) : null,
    sender: rows(
      [t('inbox:senderName'), [inquiry.prefix, sender].filter(Boolean).join(' ')],
      [label('fields:email'), email, replyLink(inquiry)],
      [label('content:telephone'), mobile, telephoneLink(mobile)],
      [label('fields:company'), company],
      [label('fields:position'), inquiry.position],
      [t('inbox:location'), location],
      [t('inbox:newsByMail'), inquiry.subscription ? t('inbox:agreed') : null],
    ),
    texts: rows([t('inbox:message'), inquiry.content], [t('inbox:problem'), inquiry.specificProblem]).map(
      (row) => ({
        ...row,
        lang,
      }),
    ),
    products: productIds.map((id) => ({
      name: products.get(id) ?? id,
      href: `/admin/collections/products/${id}`,
    })),
    order: rows(
      [
        t('inbox:productsSeen'),
        hasSameNames(productIds, products, inquiry.productName) ? null : inquiry.productName,
      ],
      [label('fields:quantity'), inquiry.quantity],
      [label('content:destination'), inquiry.destination],
    ),
    device: rows(
      [label('fields:model'), inquiry.model],
      [label('fields:serialNumber'), inquiry.serialNumber],
      [label('content:unpackedOn'), inquiry.whetherFirstUnpack],
      [label('content:purchasedOn'), inquiry.purchaseDate],
      [label('content:installedOn'), inquiry.installedDate],
    ),
    attachment: attachment && toAttachment(attachment, label('content:attachment')),
    origin: rows(
      [t('inbox:receivedVia'), label(inquiry.via === 'form' ? 'content:viaForm' : 'content:viaInterface')],
      [label('fields:page'), inquiry.page, safePath(inquiry.page)],
    ),
  }
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

function toAttachment(
  { originalName, filename, mimeType, state, isActive }: RequestFile,
  unnamed: string,
): InquiryView['attachment'] {
  const isOpen = state !== 'quarantined'
  return {
    name: originalName || filename || unnamed,
    state,
    isActive: isActive ?? false,
    href: isOpen && filename ? `/api/request-files/file/${encodeURIComponent(filename)}` : null,
    picture: (mimeType ?? '').startsWith('image/') && (state === 'clean' || state === 'unchecked'),
  }
}
