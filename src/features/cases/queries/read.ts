import 'server-only'
import type { Where } from 'payload'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { completeFigures } from '@/lib/complete-figures'
import type { Case } from '@/payload-types'
import { cms } from '@/server/cms'
import { totalOf } from '@/server/documents'
import { type FileItem, findFiles } from '@/server/files'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { queryByIds } from '@/server/query-by-ids'
import { findShown } from '@/server/shown-documents'
import type { CaseItem, CasePage, CaseTexts } from './items'

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

/** One case with its texts. */
export async function toDetail(site: SiteId, doc: Case): Promise<CaseItem & CaseTexts> {
  const [parts, html] = await Promise.all([readParts(site, [doc]), findHtmlOf(site, [doc.brief])])
  return { ...toItem(doc, parts), brief: html(doc.brief) }
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

/** Media, files and related names are read once for all cases. */
async function toItems(site: SiteId, docs: ListedCase[]): Promise<CaseItem[]> {
  const parts = await readParts(site, docs)
  return docs.map((doc) => toItem(doc, parts))
}

async function readParts(site: SiteId, docs: ListedCase[]): Promise<Parts> {
  const shown = docs.flatMap(({ gallery }) => gallery ?? [])
  const valuesIn = (collection: 'media' | 'files') =>
    shown.flatMap(({ relationTo, value }) => (relationTo === collection ? value : []))
  const [media, files, solutions, products] = await Promise.all([
    findMedia(site, [...docs.flatMap(({ cover, logo }) => [cover, logo]), ...valuesIn('media')]),
    findFiles(valuesIn('files')),
    readNames(site, 'solutions', docs),
    readNames(site, 'products', docs),
  ])
  return { media, files, solutions, products }
}

type Named = { id: string; name: string }

/** Names of the solutions or products that the cases use and the site shows. */
async function readNames(
  site: SiteId,
  collection: 'solutions' | 'products',
  cases: ListedCase[],
): Promise<Map<string, Named>> {
  const ids = cases.flatMap((item) => (item[collection] ?? []).map(String))
  const named = await namesByIds[collection](site, ids)
  return new Map(named.map((one) => [one.id, one]))
}

const namesByIds = { solutions: namesIn('solutions'), products: namesIn('products') }

function namesIn(collection: 'solutions' | 'products') {
  return queryByIds<SiteId, Named>({
    name: `${collection}-names`,
    collection,
    read: async (site, ids) => {
      const where = [{ id: { in: ids } }]
      const docs = await findShown(site, { collection, where, select: { name: true } })
      return docs.map(({ id, name }) => ({ id, name: name ?? '' }))
    },
  })
}

type Parts = {
  media: Map<string, MediaItem>
  files: Map<string, FileItem>
  solutions: Map<string, Named>
  products: Map<string, Named>
}

function toItem(doc: ListedCase, { media, files, solutions, products }: Parts): CaseItem {
  return {
    id: doc.id,
    name: doc.name ?? '',
    typeId: String(doc.type),
    excerpt: doc.excerpt ?? '',
    eachDistrict: doc.eachDistrict ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    logo: media.get(String(doc.logo)) ?? null,
    gallery: (doc.gallery ?? []).flatMap((shown) => toShown(shown, { media, files })),
    solutions: (doc.solutions ?? []).flatMap((id) => solutions.get(String(id)) ?? []),
    products: (doc.products ?? []).flatMap((id) => products.get(String(id)) ?? []),
    figures: completeFigures(doc.figures),
    recommended: doc.recommended ?? false,
    createTime: doc.createTime,
    updateTime: doc.updateTime ?? doc.createTime,
    sites: doc.sites,
  }
}

function toShown(
  { relationTo, value }: NonNullable<Case['gallery']>[number],
  { media, files }: Pick<Parts, 'media' | 'files'>,
): CaseItem['gallery'] {
  const picture = relationTo === 'media' ? media.get(String(value)) : undefined
  const file = relationTo === 'files' ? files.get(String(value)) : undefined
  if (picture) return [{ kind: 'picture', picture }]
  return file ? [{ kind: 'video', file }] : []
}
