import { href, switchSite } from '@/addresses/href'
import { pageAt } from '@/addresses/page-at'
import { siteAddress } from '@/addresses/site-address'
import { consentHash, toAnalytics } from '@/features/analytics/view-models/analytics'
import { languageName, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { NavEntry, NavItem, ShellData, SocialLink } from '@/sites/site'
import type { NavigationItem, SettingsItem } from '../queries'
import type { CatalogueMenus } from './catalogue-menus'
import type { Located } from './metadata'

type ShellOptions = {
  site: SiteId
  located: Located
  settings: SettingsItem
  navigation: NavigationItem
  /** The sites that show the document of the page: the language selector links to the same page there. */
  shownOn: readonly SiteId[]
  searchTypes: { value: string; label: string }[]
  /** Children for entries that link to catalogue pages and have none of their own. */
  menus: CatalogueMenus
}

/** Header, footer, selector and floating bar of a site (S1 2.2-2.5). */
export function toShellData(options: ShellOptions): ShellData {
  const {
    site,
    settings: { settings, pictures },
    navigation: { navigation, pictures: menuPictures },
  } = options
  const link = (address: string | null | undefined) => (address ? siteAddress(site, address) : '')
  const item = (entry: MenuEntry): NavItem => ({ id: entry.id ?? entry.label, ...navEntry(entry) })
  const navEntry = (entry: MenuEntry): NavEntry => {
    const picture = pictureFrom(menuPictures, entry.picture)
    // Only what there is, since every page has some hundred entries in its data.
    return {
      label: entry.label,
      href: link(entry.address),
      ...(entry.description && { description: entry.description }),
      ...(picture && { picture }),
      ...(entry.children?.length && { children: entry.children.map(navEntry) }),
      // Documents open in a new window, as external links do.
      ...(/^(https?:|\/file\/)/.test(entry.address ?? '') && { external: true }),
    }
  }
  const items = (entries: MenuEntry[] | null | undefined) => (entries ?? []).map(item)
  return {
    companyName: settings.companyName,
    legalName: settings.legalName ?? undefined,
    tagline: settings.tagline ?? undefined,
    header: items(navigation.header).map((entry) => withMenu(entry, options.menus)),
    utility: items(navigation.utility),
    footerColumns: items(navigation.footerColumns).map((entry) => withMenu(entry, options.menus)),
    footerLinks: [...items(navigation.footerLinks), ...privacyChoices(site, settings), ...filings(settings)],
    friendlyLinks: items(navigation.friendlyLinks).map(({ label, href: to }) => ({ label, href: to })),
    contact: {
      address: settings.address ?? undefined,
      email: settings.email ?? undefined,
      phone: settings.phone ?? undefined,
      hours: settings.hours ?? undefined,
    },
    social: toSocialLinks(options.settings),
    languages: languagesOf(options),
    logo: pictureFrom(pictures, settings.logo),
    search: { action: href(site, 'search'), types: options.searchTypes },
  }
}

/** The accounts of a site, in the order of its settings. */
export function toSocialLinks({ settings, pictures }: SettingsItem): SocialLink[] {
  return (settings.social ?? []).map(({ kind, address, qr }) => ({
    kind,
    href: address ?? undefined,
    qr: pictureFrom(pictures, qr),
  }))
}

function withMenu(item: NavItem, menus: CatalogueMenus): NavItem {
  const page = pageAt(item.href)
  const menu = page && menus[page]
  return item.children || !menu?.length ? item : { ...item, children: menu }
}

type MenuEntry = {
  id?: string | null
  label: string
  address?: string | null
  description?: string | null
  picture?: unknown
  children?: MenuEntry[] | null
}

const codes: Record<SiteId, string> = {
  zh_CN: '中文',
  en_EN: 'EN',
  en_US: 'US',
  en_UK: 'UK',
  es_ES: 'ES',
  fr_FR: 'FR',
}
const flags: Record<SiteId, string> = {
  zh_CN: 'cn',
  en_EN: 'globe',
  en_US: 'us',
  en_UK: 'gb',
  es_ES: 'es',
  fr_FR: 'fr',
}
const selectorOrder: SiteId[] = ['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR', 'zh_CN']

function languagesOf({
  site,
  located,
  settings: { settings },
  shownOn,
}: ShellOptions): ShellData['languages'] {
  const own = selectorOrder.map((id) => ({
    id,
    label: languageName[id],
    code: codes[id],
    flag: flags[id],
    href: switchSite(located, id, shownOn),
    external: false,
    current: id === site,
  }))
  const regional = (settings.regionalSites ?? []).map(({ label, sign, address }) => ({
    id: sign,
    label,
    code: sign.slice(0, 2).toUpperCase(),
    flag: sign.slice(-2).toLowerCase(),
    href: address,
    external: true,
    current: false,
  }))
  return [...own, ...regional]
}

/** The link that reopens the consent dialog, if the site has one. */
function privacyChoices(site: SiteId, settings: SettingsItem['settings']): NavItem[] {
  if (!toAnalytics(settings)?.requiresConsent) return []
  return [{ id: 'privacy-choices', label: translator(site, 'analytics')('choices'), href: consentHash }]
}

function filings(settings: SettingsItem['settings']): NavItem[] {
  const { recordFiling, recordFilingAddress, policeFiling, policeFilingAddress } = settings
  return [
    { id: 'record', label: recordFiling, href: recordFilingAddress },
    { id: 'police', label: policeFiling, href: policeFilingAddress },
  ].flatMap(({ id, label, href: to }) => (label ? [{ id, label, href: to ?? '', external: true }] : []))
}

function pictureFrom(pictures: SettingsItem['pictures'], id: unknown) {
  const picture = typeof id === 'string' ? pictures[id] : undefined
  return picture && toPicture(picture)
}
