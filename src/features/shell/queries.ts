import 'server-only'
import { cache } from 'react'
import type { SiteId } from '@/i18n/locales'
import type { Navigation, SiteSetting } from '@/payload-types'
import type { PageDocument } from '@/lib/page-collections'
import { cms } from '@/server/cms'
import { findMedia, type MediaItem } from '@/server/media'
import { editedDocument, requestedPreview, type EditedDocument } from '@/server/preview/edited-document'
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

/** The settings of a site. Previews of editors show their newest draft. */
export const findSettings = withDrafts(
  'site-settings',
  query<[SiteId], SettingsItem>({ name: 'site-settings', read: (site) => readSettings(site, false) }),
  (site) => readSettings(site, true),
)

/** The menus of a site. Previews of editors show their newest draft. */
export const findNavigation = withDrafts(
  'navigation',
  query<[SiteId], NavigationItem>({ name: 'navigation', read: (site) => readNavigation(site, false) }),
  (site) => readNavigation(site, true),
)

type Find<Item> = (site: SiteId) => Promise<Item>

/** Pages show the public state; previews of editors the newest draft, which is read once per request and never cached. */
function withDrafts<Item>(
  slug: 'navigation' | 'site-settings',
  findPublic: Find<Item>,
  readDraft: Find<Item>,
): Find<Item> {
  // With and without an unsaved form: a preview falls back to what is saved if the form makes no page.
  const oncePerRequest = cache(async (...[site]: [SiteId, EditedDocument | undefined]) =>
    (await hasDraft(slug)) ? readDraft(site) : findPublic(site),
  )
  return (site) =>
    requestedPreview()?.for === 'editor' ? oncePerRequest(site, editedDocument()) : findPublic(site)
}

/** Whether there is something newer than what is public. Most previews find nothing, and read what is cached. */
async function hasDraft(slug: 'navigation' | 'site-settings'): Promise<boolean> {
  const { db } = await cms()
  // Payload's own method would leave the status out of what it selects.
  const { docs } = await db.findGlobalVersions<{ _status?: string }>({
    global: slug,
    where: { latest: { equals: true } },
    select: { version: { _status: true } },
    limit: 1,
    pagination: false,
  })
  return docs[0]?.version._status === 'draft'
}

async function readSettings(site: SiteId, draft: boolean): Promise<SettingsItem> {
  const payload = await cms()
  const found = await payload.findGlobal({ slug: 'site-settings', draft, ...localeOptions(site) })
  // Before the first save a global has no fields at all.
  const settings = { ...found, companyName: found.companyName ?? '' }
  const ids = [settings.logo, settings.shareImage, ...(settings.social ?? []).map(({ qr }) => qr)]
  return { settings, pictures: Object.fromEntries(await findMedia(site, ids)) }
}

async function readNavigation(site: SiteId, draft: boolean): Promise<NavigationItem> {
  const payload = await cms()
  const navigation = await payload.findGlobal({ slug: 'navigation', draft, ...localeOptions(site) })
  const { header, friendlyLinks } = navigation
  const ids = [...(header ?? []), ...(friendlyLinks ?? [])].map(({ picture }) => picture)
  return { navigation, pictures: Object.fromEntries(await findMedia(site, ids)) }
}

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
