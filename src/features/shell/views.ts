import type { Metadata } from 'next'
import { alternates, canonicalHref, hasPage, href, switchSite } from '@/addresses/href'
import { siteAddress } from '@/addresses/site-address'
import type { Values } from '@/addresses/page'
import type { PageName, PageParams } from '@/addresses/table'
import { languageName, siteIds, type SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import { missingPageMeta } from '@/lib/missing-page'
import type { NavItem, ShellData } from '@/sites/site'
import type { NavigationItem, SettingsItem } from './queries'

/** What a page says of itself; `source` and `shownOn` follow the document that it shows. */
export type PageMeta = {
  title: string
  /** True where the title stands alone, without the company's name. */
  whole?: boolean
  description?: string
  keywords?: string
  picture?: { src: string; width: number; height: number; alt: string }
  /** The site whose own texts the page shows; its address is the canonical one. */
  source?: SiteId
  /** The sites that show the page with texts of their own, for hreflang. */
  shownOn?: SiteId[]
  article?: { published: string; modified: string }
  /** The page stands for a missing one. */
  missing?: boolean
}

type Located = { page: PageName; params: Values } | null

type MetaOptions = {
  site: SiteId
  located: Located
  meta: PageMeta
  company: string
  shareImage: string | undefined
  origin: string
}

const openGraphLocale: Record<SiteId, string> = {
  zh_CN: 'zh_CN',
  en_EN: 'en',
  en_US: 'en_US',
  en_UK: 'en_GB',
  es_ES: 'es_ES',
  fr_FR: 'fr_FR',
}

/** The head of a page: title, description, canonical address, hreflang, Open Graph, feed. */
export function toMetadata({ site, located, meta, company, shareImage, origin }: MetaOptions): Metadata {
  const title = meta.whole ? meta.title : `${meta.title} | ${company}`
  const { title: heading, description, keywords } = meta
  if (!located || meta.missing) {
    return { title, robots: { index: false }, other: { [missingPageMeta.name]: missingPageMeta.content } }
  }
  const addresses = addressesOf(site, located, meta)
  return {
    metadataBase: new URL(origin),
    title,
    description,
    keywords,
    alternates: { ...addresses, types: { 'application/rss+xml': `/rss/${site}` } },
    openGraph: {
      type: meta.article ? 'article' : 'website',
      title: heading,
      description,
      url: addresses.canonical,
      siteName: company,
      locale: openGraphLocale[site],
      images: imagesOf(meta, shareImage),
      ...(meta.article && { publishedTime: meta.article.published, modifiedTime: meta.article.modified }),
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** A page shown by fallback is canonical at its source and has no hreflang (architecture, decision 1). */
function addressesOf(
  site: SiteId,
  { page, params }: NonNullable<Located>,
  { source = site, shownOn }: PageMeta,
) {
  // The parameters were checked against the page's own when its address was read.
  const address = params as unknown as PageParams<typeof page>
  return {
    canonical: canonicalHref(source, page, address),
    languages: source === site ? alternates(page, address, shownOn ?? siteIds) : undefined,
  }
}

function imagesOf({ picture }: PageMeta, shareImage: string | undefined) {
  if (picture) return [{ url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }]
  return shareImage ? [{ url: shareImage }] : undefined
}

type ShellOptions = {
  site: SiteId
  located: Located
  settings: SettingsItem
  navigation: NavigationItem
  /** The sites that show the document of the page: the selector leads to the same page there. */
  shownOn: readonly SiteId[]
  searchTypes: { value: string; label: string }[]
}

/** Header, footer, selector and floating bar of a site (S1 2.2-2.5). */
export function toShellData(options: ShellOptions): ShellData {
  const {
    site,
    settings: { settings, pictures },
    navigation: { navigation, pictures: menuPictures },
  } = options
  const link = (address: string | null | undefined) => (address ? siteAddress(site, address) : '')
  const item = (entry: MenuEntry): NavItem => ({
    id: entry.key ?? entry.id ?? entry.label,
    label: entry.label,
    href: link(entry.address),
    description: entry.description ?? undefined,
    picture: pictureFrom(menuPictures, entry.picture),
    children: entry.children?.length ? entry.children.map(item) : undefined,
    external: /^https?:/.test(entry.address ?? ''),
  })
  const items = (entries: MenuEntry[] | null | undefined) => (entries ?? []).map(item)
  return {
    companyName: settings.companyName,
    legalName: settings.legalName ?? undefined,
    tagline: settings.tagline ?? undefined,
    header: items(navigation.header),
    utility: items(navigation.utility),
    footerColumns: items(navigation.footerColumns),
    footerLinks: [...items(navigation.footerLinks), ...filings(settings)],
    friendlyLinks: items(navigation.friendlyLinks).map(({ label, href: to }) => ({ label, href: to })),
    contact: {
      address: settings.address ?? undefined,
      email: settings.email ?? undefined,
      phone: settings.phone ?? undefined,
      hours: settings.hours ?? undefined,
    },
    social: (settings.social ?? []).map(({ kind, address, qr }) => ({
      kind,
      href: address ?? undefined,
      qr: pictureFrom(pictures, qr),
    })),
    languages: languagesOf(options),
    logo: pictureFrom(pictures, settings.logo),
    search: { action: searchPath(site), types: options.searchTypes },
  }
}

type MenuEntry = {
  id?: string | null
  key?: string | null
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

function filings(settings: SettingsItem['settings']): NavItem[] {
  const { recordFiling, recordFilingAddress, policeFiling, policeFilingAddress } = settings
  return [
    { id: 'record', label: recordFiling, href: recordFilingAddress },
    { id: 'police', label: policeFiling, href: policeFilingAddress },
  ].flatMap(({ id, label, href: to }) => (label ? [{ id, label, href: to ?? '', external: true }] : []))
}

function searchPath(site: SiteId): string {
  return hasPage(site, 'search') ? href(site, 'search') : ''
}

function pictureFrom(pictures: SettingsItem['pictures'], id: unknown) {
  const picture = typeof id === 'string' ? pictures[id] : undefined
  return picture && toPicture(picture)
}
