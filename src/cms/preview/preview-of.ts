import type { CollectionConfig, PayloadRequest } from 'payload'
import { isSiteId, defaultSite } from '@/i18n/locales'

type Preview = Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>

/** Live preview and preview button of a collection: the page of the site whose texts are being edited. */
export function previewOf(collection: string): Preview {
  return {
    livePreview: {
      url: ({ data, locale, req }) =>
        previewAddress({ collection, id: String(data.id ?? ''), site: editedSite(req) ?? locale.code }),
    },
    preview: (doc, { locale, req }) =>
      previewAddress({ collection, id: String(doc.id ?? ''), site: editedSite(req) ?? locale }),
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

function previewAddress({ collection, id, site }: { collection: string; id: string; site: string }): string {
  const query = new URLSearchParams({ collection, id, site: isSiteId(site) ? site : defaultSite })
  return `/preview?${query}`
}
