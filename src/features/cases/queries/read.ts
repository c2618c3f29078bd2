import 'server-only'
import type { Where } from 'payload'
import { findAllSolutions } from '@/features/solutions/queries'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { completeFigures } from '@/lib/complete-figures'
import { inOrderOf } from '@/lib/in-order-of'
import { toNamedItem, type NamedItem } from '@/lib/neighbours'
import type { Case } from '@/payload-types'
import { cms } from '@/server/cms'
import { totalOf } from '@/server/documents'
import { type FileItem, findFiles } from '@/server/files'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { queryByIds } from '@/server/query-by-ids'
import { findShown } from '@/server/shown-documents'
import type { CaseItem, CasePage, CaseTexts, UsedNames } from './items'

type Read = { where: Where; limit: number; page: number }

const listed = {
  name: true,
  excerpt: true,
  eachDistrict: true,
  type: true,
  cover: true,
  logo: true,
  gallery: true,
  solutions: true,
  products: true,
  figures: true,
  recommended: true,
  createTime: true,
  updateTime: true,
  sites: true,
} as const

const newestFirst = ['-createTime', '-id'] as const

type ListedCase = Pick<Case, 'id' | keyof typeof listed>

/** Cases without their texts, newest first. `total` counts all matches, also beyond the last page. */
export async function readCasePage(site: SiteId, { where, limit, page }: Read): Promise<CasePage> {
  const found = await (
    await cms()
  ).find({
    collection: 'cases',
    where,
    limit,
    page,
    sort: [...newestFirst],
    select: listed,
    ...localeOptions(site),
  })
  const total = await totalOf(site, { collection: 'cases', where, page }, found)
  return { items: await toItems(site, found.docs), total }
}

/** The newest of the cases that match. */
export async function readNewest(
  site: SiteId,
  { where, limit }: { where: Where; limit: number },
): Promise<CaseItem[]> {
  const { docs } = await (
    await cms()
  ).find({
    collection: 'cases',
    where,
    limit,
    pagination: false,
    sort: [...newestFirst],
    select: listed,
    ...localeOptions(site),
  })
  return toItems(site, docs)
}

/** One case with its texts and the names of what it uses. */
export async function toDetail(site: SiteId, doc: Case): Promise<CaseItem & UsedNames & CaseTexts> {
  const ids = usedIdsOf(doc)
  const [parts, used, html] = await Promise.all([
    readParts(site, [doc]),
    findUsed(site, [ids]),
    findHtmlOf(site, [doc.brief]),
  ])
  return { ...toItem(doc, parts), ...used(ids), brief: html(doc.brief) }
}

/** Published cases without their texts, newest first. */
export async function readCases(site: SiteId, where: Where): Promise<CaseItem[]> {
  return toItems(
    site,
    await findShown(site, { collection: 'cases', where: [where], sort: newestFirst, select: listed }),
  )
}

/** Published cases with their texts as sanitised HTML. */
export async function withBriefs<Item extends { id: string }>(
  site: SiteId,
  items: Item[],
): Promise<(Item & { brief: string })[]> {
  const found = await briefsByIds(
    site,
    items.map(({ id }) => id),
  )
  const briefs = new Map(found.map(({ id, brief }) => [id, brief]))
  return items.map((item) => ({ ...item, brief: briefs.get(item.id) ?? '' }))
}

const briefsByIds = queryByIds<SiteId, { id: string; brief: string }>({
  name: 'case-briefs',
  collection: 'cases',
  read: async (site, ids) => {
    const where = [{ id: { in: ids } }]
    const docs = await findShown(site, { collection: 'cases', where, select: { brief: true } })
    const html = await findHtmlOf(
      site,
      docs.map(({ brief }) => brief),
    )
    return docs.map(({ id, brief }) => ({ id, brief: html(brief) }))
  },
})

/** The cases with the names of what they use. */
export async function withUsedNames<Item extends UsedIds>(
  site: SiteId,
  items: Item[],
): Promise<(Item & UsedNames)[]> {
  const used = await findUsed(site, items)
  return items.map((item) => ({ ...item, ...used(item) }))
}

/** Media and files are read once for all cases. */
async function toItems(site: SiteId, docs: ListedCase[]): Promise<CaseItem[]> {
  const parts = await readParts(site, docs)
  return docs.map((doc) => toItem(doc, parts))
}

async function readParts(site: SiteId, docs: ListedCase[]): Promise<Parts> {
  const shown = docs.flatMap(({ gallery }) => gallery ?? [])
  const valuesIn = (collection: 'media' | 'files') =>
    shown.flatMap(({ relationTo, value }) => (relationTo === collection ? value : []))
  const [media, files] = await Promise.all([
    findMedia(site, [...docs.flatMap(({ cover, logo }) => [cover, logo]), ...valuesIn('media')]),
    findFiles(valuesIn('files')),
  ])
  return { media, files }
}

type UsedIds = Pick<CaseItem, 'solutionIds' | 'productIds'>

/** The names of what cases use and the site shows, read once for all of them. */
async function findUsed(site: SiteId, cases: UsedIds[]): Promise<(one: UsedIds) => UsedNames> {
  const [solutions, products] = await Promise.all([
    findAllSolutions(site),
    productNames(
      site,
      cases.flatMap(({ productIds }) => productIds),
    ),
  ])
  return ({ solutionIds, productIds }) => ({
    solutions: inOrderOf(solutionIds, solutions).map(toNamedItem),
    products: inOrderOf(productIds, products),
  })
}

function usedIdsOf({ solutions, products }: ListedCase): UsedIds {
  return { solutionIds: (solutions ?? []).map(String), productIds: (products ?? []).map(String) }
}

const productNames = queryByIds<SiteId, NamedItem>({
  name: 'product-names',
  collection: 'products',
  read: async (site, ids) => {
    const where = [{ id: { in: ids } }]
    const docs = await findShown(site, { collection: 'products', where, select: { name: true } })
    return docs.map(({ id, name }) => ({ id, name: name ?? '' }))
  },
})

type Parts = { media: Map<string, MediaItem>; files: Map<string, FileItem> }

function toItem(doc: ListedCase, { media, files }: Parts): CaseItem {
  return {
    id: doc.id,
    name: doc.name ?? '',
    typeId: String(doc.type),
    excerpt: doc.excerpt ?? '',
    eachDistrict: doc.eachDistrict ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    logo: media.get(String(doc.logo)) ?? null,
    gallery: (doc.gallery ?? []).flatMap((shown) => toShown(shown, { media, files })),
    ...usedIdsOf(doc),
    figures: completeFigures(doc.figures),
    recommended: doc.recommended ?? false,
    createTime: doc.createTime,
    updateTime: doc.updateTime ?? doc.createTime,
    sites: doc.sites,
  }
}

function toShown(
  { relationTo, value }: NonNullable<Case['gallery']>[number],
  { media, files }: Parts,
): CaseItem['gallery'] {
  const picture = relationTo === 'media' ? media.get(String(value)) : undefined
  const file = relationTo === 'files' ? files.get(String(value)) : undefined
  if (picture) return [{ kind: 'picture', picture }]
  return file ? [{ kind: 'video', file }] : []
}
