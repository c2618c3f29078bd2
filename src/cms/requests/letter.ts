import { languageTag } from '@/i18n/locales'
import { ownPath } from '@/lib/own-path'
import { requestKindLabels } from '@/lib/requests/kinds'
import type { RequestFile, SiteRequest } from '@/payload-types'
import { siteLabels } from '../site-labels'
import { mailAddress, telephoneAddress } from './reply'

export type LetterRow = { label: string; text: string; href?: string; lang?: string }

/** A request as one reads it: only what was written, in the order in which one asks. */
export type Letter = {
  kind: string
  from: string
  received: { iso: string; text: string }
  erased: string | null
  sender: LetterRow[]
  texts: LetterRow[]
  products: { name: string; href: string }[]
  wanted: LetterRow[]
  device: LetterRow[]
  attachment: {
    name: string
    state: RequestFile['state']
    href: string | null
    /** Whether opening it may run, open or send something. */
    isActive: boolean
    /** A picture that may be shown. */
    picture: boolean
  } | null
  way: LetterRow[]
}

type Known = {
  /** Names of products by id. */
  products: Map<string, string>
  attachment: RequestFile | null
}

export function toLetter(request: SiteRequest, { products, attachment }: Known): Letter {
  const { site, kind, sender, company, email, mobile } = request
  const place = [request.city, request.province, request.country, request.continent]
    .filter(Boolean)
    .join(', ')
  const lang = languageTag[site]
  const named = idsOf(request.products)
  return {
    kind: `${requestKindLabels[kind]} · ${siteLabels[site]}`,
    from: [sender, company].filter(Boolean).join(', ') || 'Nobody named',
    received: { iso: request.createdAt, text: timeOf(request.createdAt) },
    erased: request.erasedAt ? timeOf(request.erasedAt) : null,
    sender: rows(
      ['Name', [request.prefix, sender].filter(Boolean).join(' ')],
      ['Email', email, mailAddress(request)],
      ['Telephone', mobile, telephoneAddress(mobile)],
      ['Company', company],
      ['Position', request.position],
      ['Place', place],
      ['News by mail', request.subscription ? 'Agreed' : null],
    ),
    texts: rows(['Message', request.content], ['Problem', request.specificProblem]).map((row) => ({
      ...row,
      lang,
    })),
    products: named.map((id) => ({
      name: products.get(id) ?? id,
      href: `/admin/collections/products/${id}`,
    })),
    wanted: rows(
      ['As the sender saw them', isSaidBy(named, products, request.productName) ? null : request.productName],
      ['Quantity', request.quantity],
      ['Country of destination', request.destination],
    ),
    device: rows(
      ['Model', request.model],
      ['Serial number', request.serialNumber],
      ['Unpacked or delivered on', request.whetherFirstUnpack],
      ['Purchased on', request.purchaseDate],
      ['Installed on', request.installedDate],
    ),
    attachment: attachment && toAttachment(attachment),
    way: rows(
      ['Came through', request.via === 'form' ? 'A form of the sites' : 'The contract /f/'],
      ['Page', request.page, ownPath(request.page)],
    ),
  }
}

/** In the time that servers keep: colleagues read it from several zones. */
export function timeOf(iso: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Date(iso).toLocaleString('en-GB', format)} UTC`
}

function rows(...given: [string, string | null | undefined, (string | null)?][]): LetterRow[] {
  return given.flatMap(([label, text, href]) => (text ? [{ label, text, ...(href && { href }) }] : []))
}

/** Relations are ids here: nothing is populated. */
function idsOf(pointers: SiteRequest['products']): string[] {
  return (pointers ?? []).flatMap((one) => (typeof one === 'string' ? [one] : []))
}

/** Whether the names of the products below are the very ones that the sender saw. */
function isSaidBy(ids: string[], products: Map<string, string>, seen: string | null | undefined): boolean {
  const names = ids.map((id) => products.get(id) ?? '').join(',')
  return seen?.replaceAll(', ', ',') === names.replaceAll(', ', ',')
}

function toAttachment({
  originalName,
  filename,
  mimeType,
  state,
  isActive,
}: RequestFile): Letter['attachment'] {
  const isOpen = state !== 'quarantined'
  return {
    name: originalName || filename || 'Attachment',
    state,
    isActive: isActive ?? false,
    href: isOpen && filename ? `/api/request-files/file/${encodeURIComponent(filename)}` : null,
    picture: /^image\//.test(mimeType ?? '') && (state === 'clean' || state === 'unchecked'),
  }
}
