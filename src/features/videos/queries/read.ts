import 'server-only'
import { textSources, type SiteId } from '@/i18n/locales'
import type { CompanyVideo } from '@/payload-types'
import { cms } from '@/server/cms'
import { findFiles, type FileItem } from '@/server/files'
import { findMedia } from '@/server/media'
import type { CompanyVideoItem } from './items'

/** Videos with posters, files and captions, each read once for all of them. */
export async function toVideos(
  site: SiteId,
  docs: CompanyVideo[],
  { draft = false }: { draft?: boolean } = {},
): Promise<CompanyVideoItem[]> {
  const captions = await readCaptions(
    docs.map(({ id }) => id),
    draft,
  )
  const [files, media] = await Promise.all([
    findFiles([
      ...docs.map(({ video }) => video),
      ...[...captions.values()].flatMap((bySite) => Object.values(bySite)),
    ]),
    findMedia(
      site,
      docs.map(({ cover }) => cover),
    ),
  ])
  return docs.map((doc) => ({
    id: doc.id,
    title: doc.title ?? '',
    brief: doc.brief ?? '',
    cover: media.get(String(doc.cover)) ?? null,
    video: files.get(String(doc.video)) ?? null,
    captions: captionsOf(site, captions.get(doc.id), files),
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }))
}

type BySite = Partial<Record<SiteId, string>>

// Captions are in the language of the site that has them, so all sites are read.
async function readCaptions(ids: string[], draft: boolean): Promise<Map<string, BySite>> {
  if (ids.length === 0) return new Map()
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'company-videos',
    where: { id: { in: ids } },
    select: { captions: true },
    locale: 'all',
    draft,
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, captions }) => [id, (captions ?? {}) as BySite]))
}

function captionsOf(
  site: SiteId,
  bySite: BySite = {},
  files: Map<string, FileItem>,
): CompanyVideoItem['captions'] {
  const source = textSources(site).find((one) => files.has(String(bySite[one])))
  const file = source && files.get(String(bySite[source]))
  return file ? { url: file.url, site: source } : null
}
