import 'server-only'
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { anyCollection } from '@/cms/any-collection'
import type { SiteId } from '@/i18n/locales'
import { documentTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import { sitesWithText } from '@/lib/shown-sites'
import type { News, ProductCategory } from '@/payload-types'
import { cms } from './cms'
import { allInOrder } from './published'

/** The collections whose documents are shown on the sites they list, if they have a title there. */
export type ShownCollection = {
  [Slug in CollectionSlug]: DataFromCollectionSlug<Slug> extends Pick<ProductCategory, 'sites'> ? Slug : never
}[CollectionSlug]

type Selected<Slug extends ShownCollection> = Partial<Record<keyof DataFromCollectionSlug<Slug>, true>>

type Read<Slug extends ShownCollection, Select> = {
  collection: Slug
  /** On columns of the collection itself; a condition on a relation to many costs a statement more. */
  where?: Where[]
  /** Default: order, id. */
  sort?: readonly string[]
  /** Default: all fields. */
  select?: Select
}

/** The sites of a document in its data: `sites` are those that show it, `writtenFor` those with a title of their own. */
type OnSites<Doc> = Doc & { sites: SiteId[]; writtenFor: SiteId[] }

type Fields<Slug extends ShownCollection, Select> =
  Select extends Selected<Slug>
    ? Pick<
        DataFromCollectionSlug<Slug>,
        Extract<keyof Select | 'id' | 'sites', keyof DataFromCollectionSlug<Slug>>
      >
    : DataFromCollectionSlug<Slug>

/**
 * All published documents that meet the conditions and that a site shows, in one statement. Payload takes two for a
 * filter on `sites` or the title, which are in tables of their own; here they decide about what was read. For lists
 * with pages and for single parts of long lists there is `publishedOn`.
 */
export async function findShown<
  Slug extends ShownCollection,
  const Select extends Selected<Slug> | undefined = undefined,
>(
  site: SiteId,
  { collection, where = [], sort, select }: Read<Slug, Select>,
): Promise<OnSites<Fields<Slug, Select>>[]> {
  const payload = await cms()
  const slug = anyCollection(collection)
  const { config } = payload.collections[slug]
  const { docs } = await payload.find({
    collection: slug,
    where: { and: [...(config.versions?.drafts ? [{ _status: { equals: 'published' } }] : []), ...where] },
    ...(select && { select: { ...select, sites: true, [config.admin.useAsTitle ?? 'id']: true } }),
    ...allInOrder(site),
    ...(sort && { sort: [...sort] }),
    joins: false,
    context: { withTitledSites: true },
  })
  return (docs as unknown as Found[]).flatMap(({ titledSites, ...doc }) => {
    const sites = sitesWithText(doc.sites, titledSites)
    const shown: unknown = { ...doc, sites, writtenFor: titledSites }
    // The fields that were selected.
    return sites.includes(site) ? [shown as OnSites<Fields<Slug, Select>>] : []
  })
}

type Found = { id: string; sites: SiteId[]; titledSites: SiteId[] }

/** What search engines and shared links show of a document's page. */
export type StoredSeo = News['seo']

/** Of an item with a page of its own; `seo` is missing in previews, which read it by themselves. */
export type OnOwnPage = {
  /** The sites with a title of their own; the others show it by fallback. */
  writtenFor: SiteId[]
  seo?: StoredSeo
}

type PageFields = OnOwnPage & { sites: SiteId[] }

/** What the page of a document says apart from its content: the sites that show it, texts for search engines. */
export function pageFieldsOf(
  collection: ShownCollection,
  { id, sites, writtenFor, seo }: PageFields & { id: string },
): PageFields {
  // The links to the other sites depend on the titles there.
  recordTags([documentTag(collection, id, 'summary', '*')])
  return { sites, writtenFor, seo }
}
