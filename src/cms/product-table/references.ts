import type { CollectionSlug, PayloadRequest } from 'payload'
import { siteIds } from '@/i18n/locales'
import { noJoins } from '../no-joins'
import { notInTrash } from '../trash/not-in-trash'
import { adminText, type Translate } from '../texts'
import type { MessageKey } from '../texts/types'
import type { Fault } from './fault'
import { picturesOfText } from './rich-text-cell'
import type { StoredProduct } from './stored-product'

type Referenced = keyof typeof missing

type Reference = { field: string; collection: Referenced; id: string }

export type Planned = { row: number; product: StoredProduct; changed: string[] }

const batchSize = 1_000

const missing = {
  'product-categories': 'table:noCategory',
  products: 'table:noProduct',
  media: 'table:noPicture',
  files: 'table:noFile',
  materials: 'table:noMaterial',
  solutions: 'table:noSolution',
} satisfies Partial<Record<CollectionSlug, MessageKey>>

/** Ids in changed cells that no document has; products may refer to others in the table. */
export async function findBrokenReferences(req: PayloadRequest, planned: Planned[]): Promise<Fault[]> {
  const t = adminText(req)
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
        message: t(missing[collection], { id }),
      })),
    )
  }
  return [...faults, ...planned.flatMap((plan) => selfReferences(plan, t))]
}

function selfReferences({ row, product, changed }: Planned, t: Translate): Fault[] {
  return (['replacedBy', 'recommendations'] as const)
    .filter((field) => changed.includes(field) && [product[field]].flat().includes(product.id))
    .map((field) => ({ row, field, message: t('table:selfReference') }))
}

function referencesOf(product: StoredProduct): Reference[] {
  const to = (collection: Referenced, field: string, ids: string | string[] | null | undefined) =>
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

async function findKnown(req: PayloadRequest, collection: Referenced, ids: string[]): Promise<string[]> {
  const known: string[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection,
      where: { and: [{ id: { in: ids.slice(start, start + batchSize) } }, notInTrash(req, collection)] },
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
