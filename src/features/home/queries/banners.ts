import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { DocumentRef } from '@/lib/linkable'
import type { Banner } from '@/payload-types'
import { findDocuments } from '@/server/documents'
import { findFiles, type FileItem } from '@/server/files'
import { findMedia, type MediaItem } from '@/server/media'
import { query } from '@/server/query'

export type BannerItem = {
  id: string
  title: string
  brief: string
  picture: MediaItem | null
  mobilePicture: MediaItem | null
  /** A document of the CMS, or an address; at most one of them is set. */
  document: DocumentRef | null
  address: string | null
  actionLabel: string
  video: FileItem | null
  figure: string
  figureUnit: string
  figureNote: string
  tabLabel: string
  tabFigure: string
}

export type BannerPlace = Banner['place']

/** The banners of a placement on a site's home page, in order. */
export const findBanners = query<[SiteId, BannerPlace], BannerItem[]>({
  name: 'banners',
  read: (site, place) => readBanners(site, place),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftBanners = (site: SiteId, place: BannerPlace) => readBanners(site, place, true)

async function readBanners(site: SiteId, place: BannerPlace, draft = false): Promise<BannerItem[]> {
  const docs = await findDocuments(site, {
    collection: 'banners',
    where: [{ place: { equals: place } }],
    draft,
  })
  const media = await findMedia(
    site,
    docs.flatMap(({ picture, mobilePicture }) => [picture, mobilePicture]),
  )
  const files = await findFiles(docs.map(({ video }) => video))
  return docs.map((doc) => toItem(doc, media, files))
}

function toItem(doc: Banner, media: Map<string, MediaItem>, files: Map<string, FileItem>): BannerItem {
  const document = doc.link?.document
  return {
    id: doc.id,
    title: doc.title ?? '',
    brief: doc.brief ?? '',
    picture: media.get(String(doc.picture)) ?? null,
    mobilePicture: media.get(String(doc.mobilePicture)) ?? null,
    document: document ? { collection: document.relationTo, id: String(document.value) } : null,
    address: document ? null : (doc.link?.address ?? null),
    actionLabel: doc.actionLabel ?? '',
    video: files.get(String(doc.video)) ?? null,
    figure: doc.figure ?? '',
    figureUnit: doc.figureUnit ?? '',
    figureNote: doc.figureNote ?? '',
    tabLabel: doc.tabLabel ?? '',
    tabFigure: doc.tabFigure ?? '',
  }
}
