import 'server-only'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { neighboursOf } from '@/features/products/queries/neighbours'
import type { Neighbours } from '@/features/products/queries/items'
import { allOf } from '@/features/products/queries/published-products'
import type { SiteId } from '@/i18n/locales'
import type { Material } from '@/payload-types'
import { cms } from '@/server/cms'
import { findFiles } from '@/server/files'
import { findMedia } from '@/server/media'
import { publishedByNameOn, readableOn } from '@/server/published'
import { query } from '@/server/query'
import type { MaterialDetail, MaterialItem } from './items'
import { materialTags } from './tags'

/** The materials of a product of all kinds, by order and id. */
export const findMaterialsOfProduct = query<[SiteId, string], MaterialItem[]>({
  name: 'materials-of-product',
  tags: () => materialTags,
  read: (site, productId) => readPublished(site, { products: { in: [productId] } }),
})

/** The materials among the ids that the site shows, in the order of the ids. */
export const findMaterials = query<[SiteId, string[]], MaterialItem[]>({
  name: 'materials',
  tags: () => materialTags,
  read: async (site, ids) => {
    const byId = new Map((await readPublished(site, { id: { in: ids } })).map((item) => [item.id, item]))
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  },
})

/** A material as visitors of the site see it, or null. */
export const findMaterial = query<[SiteId, string], MaterialDetail | null>({
  name: 'material',
  tags: (_site, id) => [`materials:${id}`, ...materialTags],
  read: async (site, id) => {
    const [item] = await readPublished(site, { id: { equals: id } })
    if (!item) return null
    const writtenFor = await sitesWithName(id)
    return { ...item, sites: readableOn(item.sites, writtenFor), writtenFor }
  },
})

/** The newest version of a material, published or not; only for editors' previews, never cached. */
export async function findDraftMaterial(site: SiteId, id: string): Promise<MaterialDetail | null> {
  const [item] = await readMaterials(site, { where: { id: { equals: id } }, draft: true })
  return item ? { ...item, writtenFor: [site] } : null
}

/** The videos before and after one among those of its kind, by order and id; none for what is not shown. */
export const findVideoNeighbours = query<[SiteId, string], Neighbours>({
  name: 'video-neighbours',
  tags: () => ['materials:list'],
  read: async (site, id) => {
    const [video] = await readNames(site, { id: { equals: id } })
    return neighboursOf(video ? await readNames(site, { kind: { equals: video.kind } }) : [], id)
  },
})

const readPublished = (site: SiteId, where: Where) =>
  readMaterials(site, { where: publishedByNameOn(site, where) })

const selected = {
  name: true,
  kind: true,
  file: true,
  cover: true,
  language: true,
  version: true,
  updateTime: true,
  createdAt: true,
  sites: true,
} as const

const listed = (site: SiteId) => ({ collection: 'materials' as const, ...allOf(site) })

type Read = { where: Where; draft?: boolean }

async function readMaterials(site: SiteId, { where, draft = false }: Read): Promise<MaterialItem[]> {
  const payload = await cms()
  const { docs } = await payload.find({ ...listed(site), where, draft, select: selected })
  const [files, media] = await Promise.all([
    findFiles(docs.map(({ file }) => file)),
    findMedia(
      site,
      docs.map(({ cover }) => cover),
    ),
  ])
  return docs.flatMap((doc) => {
    const file = files.get(String(doc.file))
    if (!file) return []
    const { url, mimeType, size, restricted } = file
    const cover = media.get(String(doc.cover)) ?? null
    return [{ ...toItem(doc), url, mimeType, size, restricted, cover }]
  })
}

function toItem(doc: Pick<Material, 'id' | keyof typeof selected>) {
  return {
    id: doc.id,
    name: doc.name ?? '',
    kind: doc.kind,
    language: doc.language,
    version: doc.version ?? '',
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }
}

async function readNames(site: SiteId, where: Where) {
  const payload = await cms()
  const { docs } = await payload.find({
    ...listed(site),
    where: publishedByNameOn(site, where),
    select: { name: true, kind: true },
  })
  return docs.map(({ id, name, kind }) => ({ id, name: name ?? '', kind }))
}

async function sitesWithName(id: string): Promise<SiteId[]> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<{ site: SiteId }>(sql`
    select _locale as site from materials_locales where _parent_id = ${id} and name <> ''`)
  return rows.map(({ site }) => site)
}
