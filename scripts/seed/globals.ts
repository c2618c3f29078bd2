import { siteIds, type SiteId } from '@/i18n/locales'
import type { NavigationSeed, SettingsSeed } from './content/types'
import type { StoredFiles } from './files'
import { type Pictures, type SeedContext } from './seed-context'

type SettingsContext = SeedContext & { pictures: Pictures; files: StoredFiles; settings: SettingsSeed }

export async function seedSettings({
  payload,
  req,
  pictures,
  files,
  settings,
}: SettingsContext): Promise<void> {
  const {
    social,
    regionalSites,
    chineseHosts,
    spanishHosts,
    frenchHosts,
    frameHosts,
    privacyPolicy,
    ...texts
  } = settings
  for (const site of sitesDefaultFirst) {
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
        chineseHosts,
        spanishHosts,
        frenchHosts,
        frameHosts,
        privacyPolicy: privacyPolicy[site] && files.id(privacyPolicy[site]),
        shareImage: pictures.get(site === 'zh_CN' ? 'share-zh.webp' : 'share.webp'),
      },
    })
  }
}

type NavigationContext = SeedContext & {
  pictures: Pictures
  files: StoredFiles
  navigation: Record<SiteId, NavigationSeed>
}

export async function seedNavigation({
  payload,
  req,
  pictures,
  files,
  navigation,
}: NavigationContext): Promise<void> {
  for (const site of sitesDefaultFirst) {
    const { header, footerColumns, friendlyLinks, ...menus } = navigation[site]
    await payload.updateGlobal({
      slug: 'navigation',
      locale: site,
      fallbackLocale: false,
      req,
      data: {
        ...menus,
        footerColumns: footerColumns.map(({ children, ...column }) => ({
          ...column,
          children: children.map((link) => ({ ...link, address: storedAddress(link.address, files) })),
        })),
        header: header.map((item) => withPicture(item, pictures)),
        friendlyLinks: friendlyLinks.map((link) => withPicture(link, pictures)),
      },
    })
  }
}

function withPicture<Entry extends { picture?: string }>({ picture, ...entry }: Entry, pictures: Pictures) {
  return { ...entry, picture: picture && pictures.get(picture) }
}

function storedAddress(address: string, files: StoredFiles): string {
  const [, file] = /^\/file\/documents\/(.+)$/.exec(address) ?? []
  return file ? files.address(file) : address
}

// Required texts belong to the default site, which therefore comes first.
export const sitesDefaultFirst = [...siteIds].sort((a, b) => Number(b === 'en_EN') - Number(a === 'en_EN'))
