import type { CollectionBeforeChangeHook, TextareaField } from 'payload'
import { isSiteId, siteIds, type SiteId } from '@/i18n/locales'
import { excerptOfHtml } from '@/lib/excerpt'
import { isRichText, toHtml } from '@/lib/rich-text'
import { isKeyOf } from '@/lib/typed-keys'

/** The field of each collection whose first words its lists show. */
const excerptSources = { news: 'content', cases: 'brief', products: 'overview' } as const

/** The field that a collection's excerpts are made from. */
export function excerptSourceOf(collection: string): string | undefined {
  return isKeyOf(excerptSources, collection) ? excerptSources[collection] : undefined
}

/** In characters; the longest is that of feeds, and lists shorten it further. */
const maxLength = 300

/** The first words of a text, stored so that lists need not read whole texts. */
export const excerptField: TextareaField = {
  name: 'excerpt',
  type: 'textarea',
  localized: true,
  admin: { disabled: true },
}

export const storeExcerpt: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  withExcerpt(collection.slug, data, isSiteId(req.locale) ? req.locale : undefined)

type Data = Record<string, unknown>

/**
 * Adds the excerpt to data that contains its source.
 * @param site the site of the texts; data that is written to the database directly has those of all sites
 */
export function withExcerpt<Written extends Data>(collection: string, data: Written, site?: SiteId): Written {
  const source = excerptSourceOf(collection)
  const text = source === undefined ? undefined : data[source]
  if (text === undefined) return data
  if (site && (text === null || isRichText(text))) return { ...data, excerpt: toExcerpt(site, text) }
  const texts = new Map(Object.entries(text ?? {}))
  const excerpts = siteIds.map((one) => [one, toExcerpt(one, texts.get(one))])
  return { ...data, excerpt: Object.fromEntries(excerpts) }
}

/** Null, so that the fallback applies, for a site without the text. */
function toExcerpt(site: SiteId, text: unknown): string | null {
  if (!isRichText(text)) return null
  const html = toHtml(text, { site, pictureOf: () => undefined, hrefOf: () => undefined })
  return excerptOfHtml(site, html, maxLength)
}
