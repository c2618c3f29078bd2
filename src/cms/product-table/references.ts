import type { CollectionSlug, PayloadRequest } from 'payload'
import { siteIds } from '@/i18n/locales'
import { noJoins } from '../no-joins'
import type { Fault } from './fault'
import { picturesOfText } from './rich-text-cell'
import type { StoredProduct } from './stored-product'

type Reference = { field: string; collection: string; id: string }

export type Planned = { row: number; product: StoredProduct; changed: string[] }

const batchSize = 1_000

/** Ids in changed cells that no document has; products may refer to others in the table. */
export async function findBrokenReferences(req: PayloadRequest, planned: Planned[]): Promise<Fault[]> {
  const own = new Set(planned.map(({ product }) => product.id))
  const references = planned.flatMap(({ row, product, changed }) =>
    referencesOf(product)
      .filter(({ field }) => changed.includes(field))
      .map((reference) => ({ row, ...reference })),
  )
  const faults: Fault[] = []
  for (const [collection, group] of Map.groupBy(references, (reference) => reference.collection)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const known = new Set(await findKnown(req, collection, ids))
    if (collection === 'products') for (const id of own) known.add(id)
    const broken = group.filter(({ id }) => !known.has(id))
    faults.push(
      ...broken.map(({ row, field, id }) => ({
        row,
        field,
        message: `There is no ${nameOf(collection)} ${id}.`,
      })),
    )
  }
  return [...faults, ...planned.flatMap(selfReferences)]
}

function selfReferences({ row, product, changed }: Planned): Fault[] {
  return (['replacedBy', 'recommendations'] as const)
    .filter((field) => changed.includes(field) && [product[field]].flat().includes(product.id))
    .map((field) => ({ row, field, message: 'A product cannot refer to itself.' }))
}

function referencesOf(product: StoredProduct): Reference[] {
  const to = (collection: string, field: string, ids: string | string[] | null | undefined) =>
    [ids ?? []].flat().map((id) => ({ field, collection, id }))
  return [
    ...to('product-categories', 'category', product.category),
    ...to('products', 'replacedBy', product.replacedBy),
    ...to('media', 'cover', product.cover),
    ...to('media', 'pictures', product.pictures),
    ...to('files', 'hdPicture', product.hdPicture),
    ...to('media', 'certificates', product.certificates),
    ...to('solutions', 'solutions', product.solutions),
    ...to('products', 'recommendations', product.recommendations),
    ...(product.traits ?? []).flatMap(({ image }, index) => to('media', `trait${index + 1}.image`, image)),
    ...(product.approvals ?? []).flatMap(({ document }, index) =>
      to('materials', `approval${index + 1}.document`, document),
    ),
    ...siteIds.flatMap((site) => to('media', `overview:${site}`, picturesOfText(product.overview?.[site]))),
  ]
}

async function findKnown(req: PayloadRequest, collection: string, ids: string[]): Promise<string[]> {
  if (!(collection in req.payload.collections)) return []
  const known: string[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection: collection as CollectionSlug,
      where: { id: { in: ids.slice(start, start + batchSize) } },
      select: {},
      ...noJoins,
      pagination: false,
      limit: 0,
      req,
    })
    known.push(...docs.map(({ id }) => id))
  }
  return known
}

function nameOf(collection: string): string {
  const names: Record<string, string> = {
    'product-categories': 'category',
    products: 'product',
    media: 'picture',
    files: 'file',
    materials: 'material',
    solutions: 'solution',
  }
  return names[collection] ?? `document of ${collection}`
}
