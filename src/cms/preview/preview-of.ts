import type { CollectionConfig } from 'payload'
import { isSiteId, defaultSite } from '@/i18n/locales'

type Preview = Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>

/** Live preview and preview button of a collection: the page of the site whose texts are being edited. */
export function previewOf(collection: string): Preview {
  return {
    livePreview: {
      url: ({ data, locale }) => previewAddress({ collection, id: String(data.id ?? ''), site: locale.code }),
    },
    preview: (doc, { locale }) => previewAddress({ collection, id: String(doc.id ?? ''), site: locale }),
  }
}

function previewAddress({ collection, id, site }: { collection: string; id: string; site: string }): string {
  const query = new URLSearchParams({ collection, id, site: isSiteId(site) ? site : defaultSite })
  return `/preview?${query}`
}
