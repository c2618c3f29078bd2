import type { Metadata } from 'next'
import { alternates, canonicalHref } from '@/addresses/href'
import type { Values } from '@/addresses/page'
import { pageOf, type PageName } from '@/addresses/table'
import { siteIds, type SiteId } from '@/i18n/locales'
import { counterMeta, statusMeta } from '@/lib/gateway-protocol'
import type { PageDocument } from '@/lib/page-collections'
import type { StoredSeo } from '../queries'

/** The metadata of a page; `source` and `shownOn` come from its document. */
export type PageMeta = {
  title: string
  /** The title is complete, without the company's name. */
  isFullTitle?: boolean
  description?: string
  keywords?: string
  picture?: { src: string; width: number; height: number; alt: string }
  /** The site whose own texts the page shows; its address is the canonical one. */
  source?: SiteId
  /** The parameters of the canonical address, if the page is a variant of it. */
  canonical?: Values
  /** The document of the page; its texts for search engines and shared links come before those above. */
  document?: PageDocument
  /** These texts, if they have been read already. */
  seo?: StoredSeo | null
  /** What the gateway counts each time it sends the page from its cache. */
  counter?: string | undefined
  /** Search engines leave the page out. */
  noIndex?: boolean
  /** Another page with the same content, which is canonical. */
  canonicalPage?: { page: PageName; params: Values }
  /** The sites that show the page with texts of their own, for hreflang. */
  shownOn?: SiteId[]
  article?: { published: string; modified: string }
  /** When its content was last changed; printed pages show it. */
  updated?: string
  /** Addresses of external services shown in frames. */
  frames?: string[]
  /** Its address briefly contains a secret, so no referrer is sent. */
  noReferrer?: boolean
  /** This is the not-found page. */
  isNotFound?: boolean
  /** A not-found page of what was there once. */
  isGone?: boolean
}

/** The address of a page; null for the not-found page. */
export type Located = { page: PageName; params: Values } | null

type MetaOptions = {
  site: SiteId
  located: Located
  meta: PageMeta
  company: string
  shareImage: string | undefined
  origin: string
  /** CSP directives for other hosts. */
  sources: string | undefined
}

const openGraphLocale: Record<SiteId, string> = {
  zh_CN: 'zh_CN',
  en_EN: 'en',
  en_US: 'en_US',
  en_UK: 'en_GB',
  es_ES: 'es_ES',
  fr_FR: 'fr_FR',
}

const icons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/favicon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
}

/** The head of a page: title, description, canonical address, hreflang, Open Graph, feed. */
export function toMetadata(options: MetaOptions): Metadata {
  const { site, located, meta, company, shareImage, origin } = options
  const sources: Metadata['other'] = {
    ...(options.sources && { 'isotherm-csp': options.sources }),
    ...(meta.counter && { [counterMeta]: meta.counter }),
  }
  const title = meta.isFullTitle ? meta.title : `${meta.title} | ${company}`
  const { title: heading, description, keywords } = meta
  if (!located || meta.isNotFound) {
    return {
      title,
      icons,
      robots: { index: false },
      other: { ...sources, [statusMeta.name]: meta.isGone ? '410' : '404' },
    }
  }
  const addresses = addressesOf(site, located, meta)
  return {
    metadataBase: new URL(origin),
    title,
    description,
    keywords,
    icons,
    robots: meta.noIndex || pageOf(located.page).noIndex ? { index: false } : undefined,
    referrer: meta.noReferrer ? 'no-referrer' : undefined,
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
    other: sources,
  }
}

/** The same for a page that only those who have its address may see: nothing names it to others. */
export function toSharedMetadata(title: string, metadata: Metadata): Metadata {
  return {
    ...metadata,
    title,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
    alternates: undefined,
    openGraph: undefined,
    twitter: undefined,
  }
}

/**
 * A page shown by fallback is canonical at its source and has no hreflang (architecture, decision 1); nor has one
 * that is canonical elsewhere.
 */
function addressesOf(
  site: SiteId,
  { page, params }: NonNullable<Located>,
  { source = site, shownOn, canonical = params, canonicalPage }: PageMeta,
) {
  if (canonicalPage) {
    return {
      canonical: canonicalHref(source, canonicalPage.page, canonicalPage.params),
      languages: undefined,
    }
  }
  return {
    canonical: canonicalHref(source, page, canonical),
    languages: source === site ? alternates(page, canonical, shownOn ?? siteIds) : undefined,
  }
}

function imagesOf({ picture }: PageMeta, shareImage: string | undefined) {
  if (picture) return [{ url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }]
  return shareImage ? [{ url: shareImage }] : undefined
}
