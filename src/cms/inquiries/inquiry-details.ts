import type { BasePayload } from 'payload'
import type { RequestFile, Inquiry } from '@/payload-types'
import type { SkipReason } from './outcome'

/** An inquiry with the related data that mails and webhooks contain. */
export type InquiryDetails = {
  inquiry: Inquiry
  /** Chosen products that still exist, with their names on the site of the inquiry. */
  products: { id: string; name: string }[]
  attachment: string | null
  /** The name of the company on that site, and its public mail address. */
  company: string
  siteAddress: string | null
}

/** The details of an inquiry, or the reason why nothing is sent about it. */
export async function findInquiryDetails(
  payload: BasePayload,
  id: string,
): Promise<InquiryDetails | SkipReason> {
  const inquiry = await payload.findByID({ collection: 'requests', id, depth: 0, disableErrors: true })
  if (!inquiry) return 'deleted'
  if (inquiry.erasedAt) return 'erased'
  if (inquiry.status === 'spam') return 'spam'
  const { companyName, email } = await payload.findGlobal({
    slug: 'site-settings',
    locale: inquiry.site,
    select: { companyName: true, email: true },
    depth: 0,
  })
  return {
    inquiry,
    products: await findProducts(payload, inquiry),
    attachment: await findAttachment(payload, inquiry.file),
    company: companyName ?? '',
    siteAddress: email || null,
  }
}

async function findProducts(
  payload: BasePayload,
  { products, site }: Inquiry,
): Promise<InquiryDetails['products']> {
  const ids = (products ?? []).map((product) => (typeof product === 'string' ? product : product.id))
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    locale: site,
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return docs
    .map(({ id, name }) => ({ id, name: name ?? '' }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function findAttachment(payload: BasePayload, file: Inquiry['file']): Promise<string | null> {
  if (!file) return null
  const id = typeof file === 'string' ? file : file.id
  const found: RequestFile | null = await payload.findByID({
    collection: 'request-files',
    id,
    depth: 0,
    disableErrors: true,
  })
  return found?.originalName ?? null
}
