import type { SiteId } from '@/i18n/locales'

/** One text per site; a site without its own takes that of `fallbackOf` (en_US, en_UK, es_ES, fr_FR: en_EN). */
export type Localised = Partial<Record<SiteId, string>>

type NewsTypeCode = 'IndustryNews' | 'LatestNews' | 'ProductNews' | 'Events' | 'Newsletter'

export type NewsTypeSeed = { id: string; code: NewsTypeCode; name: Localised; order: number; sites: SiteId[] }

export type NewsSeed = {
  /** 19 digits; within a list of articles they ascend with the time of publication. */
  id: string
  slug: string
  type: NewsTypeCode
  /** A picture of `../assets`, without its folder. */
  cover: string
  coverAlt: Localised
  /** ISO 8601 with the offset of the place of publication. */
  publishTime: string
  recommended: boolean
  /** Among the company news of the investor pages (S1 2.15). */
  investors?: boolean
  sites: SiteId[]
  title: Localised
  /** Markdown: paragraphs, ## headings, lists, > quotes, **bold**, *italic* and links. */
  body: Localised
}

/** A picture of `../assets` per site: full-bleed on the Chinese site, a cut-out product on the others. */
export type BannerSeed = {
  id: string
  place: 'hero' | 'hot-products'
  order: number
  sites: SiteId[]
  picture: Localised
  mobilePicture: Localised
  pictureAlt: Localised
  title: Localised
  brief: Localised
  actionLabel: Localised
  /** An article by its slug, or a product by its model. */
  link: { newsSlug: string } | { model: string }
  figure: Localised
  figureUnit: Localised
  figureNote: Localised
  tabLabel: Localised
  tabFigure: Localised
  /** A video of `../documents`. */
  videoFile?: string
}

export type SocialSeed = {
  kind: 'linkedin' | 'x' | 'facebook' | 'youtube' | 'wechat'
  address?: string
  /** A picture of `../assets`. */
  qr?: string
}

export type SettingsSeed = {
  companyName: Localised
  legalName: Localised
  tagline: Localised
  address: Localised
  email: Localised
  phone: Localised
  hours: Localised
  social: Record<SiteId, SocialSeed[]>
  regionalSites: { label: string; sign: string; address: string }[]
  chineseHosts: string[]
  spanishHosts: string[]
  frenchHosts: string[]
  frameHosts: string[]
  homeTitle: Localised
  homeDescription: Localised
  homeKeywords: Localised
  recordFiling: Localised
  recordFilingAddress: Localised
  policeFiling: Localised
  policeFilingAddress: Localised
  /** A file of `../documents`. */
  privacyPolicy: Localised
}

/**
 * An address is a path of this site, without `lang`, or an absolute web address; '/file/documents/x.pdf' stands for
 * the stored document that is `x.pdf` in `../documents`.
 */
export type LinkSeed = { label: string; address: string }

export type HeaderItemSeed = {
  label: string
  /** Absent if the entry only opens its panel. */
  address?: string
  description?: string
  /** A picture of `../assets`. */
  picture?: string
  children?: LinkSeed[]
}

type FooterColumnSeed = { label: string; address?: string; children: LinkSeed[] }

export type NavigationSeed = {
  header: HeaderItemSeed[]
  utility: LinkSeed[]
  footerColumns: FooterColumnSeed[]
  footerLinks: LinkSeed[]
  /** The picture is one of `../assets`. */
  friendlyLinks: (LinkSeed & { picture?: string })[]
}
