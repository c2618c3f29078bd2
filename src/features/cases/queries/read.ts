import 'server-only'
import type { Where } from 'payload'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { Case } from '@/payload-types'
import { cms } from '@/server/cms'
import { type FileItem, findFiles } from '@/server/files'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions, publishedByNameOn } from '@/server/published'
import type { CaseItem } from './items'

/** Without `limit` all matches. */
export type CaseRead = { where: Where; limit?: number; page?: number; draft?: boolean }

/** Cases, newest first; media, files and related names are read once for all of them. */
export async function readCases(
  site: SiteId,
  { where, limit = 0, page = 1, draft = false }: CaseRead,
): Promise<CaseItem[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'cases',
    where,
    limit,
    page,
    draft,
    sort: ['-createTime', '-id'],
    pagination: limit > 0,
    ...localeOptions(site),
  })
  const shown = docs.flatMap(({ gallery }) => gallery ?? [])
  const valuesIn = (collection: 'media' | 'files') =>
    shown.flatMap(({ relationTo, value }) => (relationTo === collection ? value : []))
  const [html, media, files, solutions, products] = await Promise.all([
    findHtmlOf(
      site,
      docs.map(({ brief }) => brief),
    ),
    findMedia(site, [...docs.flatMap(({ cover, logo }) => [cover, logo]), ...valuesIn('media')]),
    findFiles(valuesIn('files')),
    readNames(site, 'solutions', docs),
    readNames(site, 'products', docs),
  ])
  const parts = { html, media, files, solutions, products }
  return docs.map((doc) => toItem(doc, parts))
}

type Named = { id: string; name: string }

/** Names of the solutions or products that the cases use and the site shows. */
async function readNames(
  site: SiteId,
  collection: 'solutions' | 'products',
  cases: Case[],
): Promise<Map<string, Named>> {
  const ids = [...new Set(cases.flatMap((item) => (item[collection] ?? []).map(String)))]
  if (ids.length === 0) return new Map()
  const payload = await cms()
  const { docs } = await payload.find({
    collection,
    where: publishedByNameOn(site, { id: { in: ids } }),
    select: { name: true },
    joins: false,
    pagination: false,
    ...localeOptions(site),
  })
  return new Map(docs.map(({ id, name }) => [id, { id, name: name ?? '' }]))
}

type Parts = {
  html: Awaited<ReturnType<typeof findHtmlOf>>
  media: Map<string, MediaItem>
  files: Map<string, FileItem>
  solutions: Map<string, Named>
  products: Map<string, Named>
}

function toItem(doc: Case, { html, media, files, solutions, products }: Parts): CaseItem {
  return {
    id: doc.id,
    name: doc.name ?? '',
    typeId: String(doc.type),
    brief: html(doc.brief),
    eachDistrict: doc.eachDistrict ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    logo: media.get(String(doc.logo)) ?? null,
    gallery: (doc.gallery ?? []).flatMap((shown) => toShown(shown, { media, files })),
    solutions: (doc.solutions ?? []).flatMap((id) => solutions.get(String(id)) ?? []),
    products: (doc.products ?? []).flatMap((id) => products.get(String(id)) ?? []),
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
