import type { PerSite } from '../../tables/stored-document'
import { type StoredDocument, textOn } from '../stored'
import { placeIn, rowBuilder } from './definition'

type CompanyVideo = StoredDocument & { brief?: PerSite<string> }

/** In their order, before the videos of products. */
export const companyVideoRows = rowBuilder<CompanyVideo>({
  collection: 'company-videos',
  kindOf: () => 'videos',
  read: async () => (doc, site) => ({
    models: [],
    summary: textOn(site, doc.brief) ?? '',
    body: '',
    place: placeIn(0, doc.order),
  }),
})
