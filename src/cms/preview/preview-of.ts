import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { isSiteId, defaultSite } from '@/i18n/locales'
import type { Promotion, SearchSetting } from '@/payload-types'

/** Above each form with a preview: connects both. */
export const previewBridge = '/src/cms/preview/admin/preview-bridge#PreviewBridge'

type Preview = Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>

/**
 * Live preview and preview button of a collection: the page of the site whose texts are being edited. `key` is
 * the field that selects the page; materials also need their `kind`.
 */
export function previewOf(collection: string, key = 'id'): Preview {
  return {
    livePreview: {
      url: ({ data, locale, req }) =>
        previewAddress({ collection, ...keysOf(data, key), site: editedSite(req) ?? locale.code }),
    },
    preview: (doc, { locale, req }) =>
      previewAddress({ collection, ...keysOf(doc, key), site: editedSite(req) ?? locale }),
  }
}

function keysOf(data: Record<string, unknown>, key: string): { id: string; kind?: string } {
  const { [key]: id, kind } = data
  return { id: String(id ?? ''), ...(typeof kind === 'string' && { kind }) }
}

/** The search page with the first term of a promotion, among the results of its kind. */
export function previewOfPromotion(): Preview {
  const addressIn = (data: Record<string, unknown>, site: string) => {
    const { terms, results } = data as Partial<Pick<Promotion, 'terms' | 'results'>>
    const collection = results?.[0]?.relationTo
    return previewAddress({ collection: 'promotions', id: terms?.[0] ?? '', kind: collection ?? '', site })
  }
  return {
    livePreview: { url: ({ data, locale, req }) => addressIn(data, editedSite(req) ?? locale.code) },
    preview: (doc, { locale, req }) => addressIn(doc, editedSite(req) ?? locale),
  }
}

type GlobalPreview = Pick<NonNullable<GlobalConfig['admin']>, 'livePreview' | 'preview'>

/**
 * The same for a global: the page of each site that shows it.
 * @param keyOf what of its values selects the page
 */
export function previewOfGlobal(
  slug: string,
  keyOf: (data: Record<string, unknown>) => string = () => '',
): GlobalPreview {
  const address = (data: Record<string, unknown>, req: PayloadRequest, locale: string) =>
    previewAddress({ collection: slug, id: keyOf(data), site: editedSite(req) ?? locale })
  return {
    livePreview: { url: ({ data, locale, req }) => address(data, req, locale.code) },
    preview: (doc, { locale, req }) => address(doc, req, locale ?? defaultSite),
  }
}

/** The search page with a term of the vocabulary; its search field takes any other text. */
export function previewOfSearchSettings(): GlobalPreview {
  return previewOfGlobal('search-settings', (data) => {
    const { vocabulary, synonyms } = data as Partial<Pick<SearchSetting, 'vocabulary' | 'synonyms'>>
    return vocabulary?.[0]?.terms[0] ?? synonyms?.[0]?.terms[0] ?? ''
  })
}

/**
 * The site in the address of the page that calls a server function, or null. Payload itself goes by the site
 * that the account chose last, which may have been in another tab.
 */
function editedSite({ headers }: PayloadRequest): string | null {
  const page = headers.has('next-action') ? headers.get('referer') : null
  return page ? (URL.parse(page)?.searchParams.get('locale') ?? null) : null
}

type Address = { collection: string; id: string; kind?: string; site: string }

function previewAddress({ site, ...document }: Address): string {
  const query = new URLSearchParams({ ...document, site: isSiteId(site) ? site : defaultSite })
  return `/preview?${query}`
}
