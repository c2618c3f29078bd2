import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { Navigation, SiteSetting } from '@/payload-types'
import { cms } from '@/server/cms'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'

/** Pictures by id: JSON, since queries are cached. */
type Pictures = Record<string, MediaItem>

export type SettingsItem = { settings: SiteSetting & { companyName: string }; pictures: Pictures }
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
