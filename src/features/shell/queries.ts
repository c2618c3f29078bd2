import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { Navigation, SiteSetting } from '@/payload-types'
import type { PageDocument } from '@/lib/page-collections'
import { cms } from '@/server/cms'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import type { StoredSeo } from '@/server/shown-documents'

export type { StoredSeo }

/** Pictures by id: JSON, since queries are cached. */
type Pictures = Record<string, MediaItem>

export type SettingsItem = { settings: SiteSetting & { companyName: string }; pictures: Pictures }
/** What search engines and shared links show of a page, as far as its document has texts for them. */
export type SeoItem = { title: string; description: string; picture: MediaItem | null; noIndex: boolean }

export type NavigationItem = { navigation: Navigation; pictures: Pictures }

export const findSettings = query<[SiteId], SettingsItem>({
  name: 'site-settings',
  read: async (site) => {
    const found = await (await cms()).findGlobal({ slug: 'site-settings', ...localeOptions(site) })
    // Before the first save a global has no fields at all.
    const settings = { ...found, companyName: found.companyName ?? '' }
    const ids = [settings.logo, settings.shareImage, ...(settings.social ?? []).map(({ qr }) => qr)]
    return { settings, pictures: Object.fromEntries(await findMedia(site, ids)) }
  },
})

export const findNavigation = query<[SiteId], NavigationItem>({
  name: 'navigation',
  read: async (site) => {
    const navigation = await (await cms()).findGlobal({ slug: 'navigation', ...localeOptions(site) })
    const { header, friendlyLinks } = navigation
    const ids = [...(header ?? []), ...(friendlyLinks ?? [])].map(({ picture }) => picture)
    return { navigation, pictures: Object.fromEntries(await findMedia(site, ids)) }
  },
})

export const findSeo = query<[SiteId, PageDocument], SeoItem | null>({
  name: 'seo',
  read: (site, document) => readSeo(site, document, false),
})

/** The same of the latest version, for editors' previews. */
export function findDraftSeo(site: SiteId, document: PageDocument): Promise<SeoItem | null> {
  return readSeo(site, document, true)
}

async function readSeo(site: SiteId, { collection, id }: PageDocument, draft: boolean) {
  const { docs } = await (
    await cms()
  ).find({
    collection,
    where: { id: { equals: id } },
    select: { seo: true },
    draft,
    limit: 1,
    pagination: false,
    ...localeOptions(site),
  })
  const seo = docs[0]?.seo
  return seo ? toSeo(site, seo) : null
}

/** The texts of a document that has been read. */
export async function toSeo(site: SiteId, stored: NonNullable<StoredSeo>): Promise<SeoItem> {
  const { title, description, picture, noIndex } = stored
  const pictures = await findMedia(site, [picture])
  return {
    title: title ?? '',
    description: description ?? '',
    picture: pictures.get(String(picture)) ?? null,
    noIndex: noIndex ?? false,
  }
}
