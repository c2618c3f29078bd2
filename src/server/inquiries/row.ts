import 'server-only'
import type { PayloadRequest } from 'payload'
import { newId } from '@/lib/id'
import type { Inquiry } from '@/payload-types'
import type { NewInquiry, InquiryField } from './new-inquiry'

type Row = Omit<Inquiry, 'updatedAt' | 'createdAt' | 'reference' | 'attempt' | 'file'> & { file?: string }

/** The inquiry as stored; fields of messages with the same meaning are stored in the same columns. */
export async function toRow(req: PayloadRequest, given: NewInquiry): Promise<Row> {
  const { phone, organ, area, productId = [], subscription = false, ...values } = given.values
  const products = await findExistingProducts(req, productId)
  const row = {
    ...values,
    mobile: values.mobile || phone,
    company: values.company || organ,
    continent: values.continent || area,
    sender: values.name || [values.firstName, values.lastName].filter(Boolean).join(' '),
  }
  return {
    ...withoutEmpty(row),
    id: newId(),
    kind: given.kind,
    site: given.site,
    via: given.via,
    page: given.page,
    subscription,
    products: products.map(({ id }) => id),
    productName: values.productName || namesOf(productId, products),
    status: given.isSpam ? 'spam' : 'new',
  }
}

/** Product names when the client sent none; a deleted product is named by its id. */
function namesOf(ids: string[], known: { id: string; name: string }[]): string | undefined {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return [...new Set(ids)].map((id) => names.get(id) || id).join(', ') || undefined
}

/** The products that exist: an old page or client may send other ids. */
async function findExistingProducts(
  req: PayloadRequest,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    limit: ids.length,
    pagination: false,
    req,
  })
  return docs.map(({ id, name }) => ({ id, name: name ?? '' }))
}

function withoutEmpty(
  values: Record<string, string | undefined>,
): Partial<Record<InquiryField | 'sender', string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}
