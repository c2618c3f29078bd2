import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { isSiteId, defaultSite } from '@/i18n/locales'

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

type GlobalPreview = Pick<NonNullable<GlobalConfig['admin']>, 'livePreview' | 'preview'>

/** The same for a global: the page of each site that shows it. */
export function previewOfGlobal(slug: string): GlobalPreview {
  const address = (req: PayloadRequest, locale: string) =>
    previewAddress({ collection: slug, id: '', site: editedSite(req) ?? locale })
  return {
    livePreview: { url: ({ locale, req }) => address(req, locale.code) },
    preview: (_doc, { locale, req }) => address(req, locale ?? defaultSite),
  }
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
