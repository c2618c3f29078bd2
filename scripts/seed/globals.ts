import { siteIds, type SiteId } from '@/i18n/locales'
import type { NavigationSeed, SettingsSeed } from './content/types'
import { type Pictures, type Seeding } from './seeding'

type SettingsSeeding = Seeding & { pictures: Pictures; settings: SettingsSeed }

export async function seedSettings({ payload, req, pictures, settings }: SettingsSeeding): Promise<void> {
  const { social, regionalSites, chineseHosts, spanishHosts, frenchHosts, frameHosts, ...texts } = settings
  for (const site of fromDefaultOn) {
    const own = Object.fromEntries(
      Object.entries(texts).flatMap(([name, values]) => (values[site] ? [[name, values[site]]] : [])),
    )
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: site,
      fallbackLocale: false,
      req,
      data: {
        ...own,
        companyName: settings.companyName[site] ?? '',
        social: social[site].map(({ kind, address, qr }) => ({ kind, address, qr: qr && pictures.get(qr) })),
        regionalSites,
        ...{ chineseHosts, spanishHosts, frenchHosts, frameHosts },
        shareImage: pictures.get(site === 'zh_CN' ? 'share-zh.webp' : 'share.webp'),
      },
    })
  }
}

type NavigationSeeding = Seeding & { pictures: Pictures; navigation: Record<SiteId, NavigationSeed> }

export async function seedNavigation({
  payload,
  req,
  pictures,
  navigation,
}: NavigationSeeding): Promise<void> {
  for (const site of fromDefaultOn) {
    const { header, ...menus } = navigation[site]
    await payload.updateGlobal({
      slug: 'navigation',
      locale: site,
      fallbackLocale: false,
      req,
      data: {
        ...menus,
        header: header.map(({ picture, ...item }) => ({
          ...item,
          picture: picture && pictures.get(picture),
        })),
      },
    })
  }
}

// Required texts belong to the default site, which therefore comes first.
export const fromDefaultOn = [...siteIds].sort((a, b) => Number(b === 'en_EN') - Number(a === 'en_EN'))
