import type { BasePayload } from 'payload'
import type { RequestFile, SiteRequest } from '@/payload-types'
import type { Skipped } from './outcome'

/** A request with what mails and webhooks say beyond its own fields. */
export type About = {
  request: SiteRequest
  /** Chosen products that still exist, named as on the request's site. */
  products: { id: string; name: string }[]
  attachment: string | null
  /** The name of the maker on that site, and its public mail address. */
  company: string
  siteAddress: string | null
}

/** What there is to tell about a request, or why nobody is told of it any more. */
export async function findAbout(payload: BasePayload, id: string): Promise<About | Skipped> {
  const request = await payload.findByID({ collection: 'requests', id, depth: 0, disableErrors: true })
  if (!request) return 'gone'
  if (request.erasedAt) return 'erased'
  if (request.status === 'spam') return 'spam'
  const { companyName, email } = await payload.findGlobal({
    slug: 'site-settings',
    locale: request.site,
    select: { companyName: true, email: true },
    depth: 0,
  })
  return {
    request,
    products: await findProducts(payload, request),
    attachment: await findAttachment(payload, request.file),
    company: companyName ?? '',
    siteAddress: email || null,
  }
}

async function findProducts(
  payload: BasePayload,
  { products, site }: SiteRequest,
): Promise<About['products']> {
  const ids = (products ?? []).map((product) => (typeof product === 'string' ? product : product.id))
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    locale: site,
    select: { name: true },
    ...{ depth: 0, pagination: false },
  })
  return docs
    .map(({ id, name }) => ({ id, name: name ?? '' }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function findAttachment(payload: BasePayload, file: SiteRequest['file']): Promise<string | null> {
  if (!file) return null
  const id = typeof file === 'string' ? file : file.id
  const found: RequestFile | null = await payload.findByID({
    ...{ collection: 'request-files', id, depth: 0, disableErrors: true },
  })
  return found?.originalName ?? null
}
