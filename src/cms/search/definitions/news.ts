import type { PerSite } from '../../tables/stored-document'
import { findRelated } from '../related'
import { lines, plainOn, type StoredDocument } from '../stored'
import { newestFirst, rowBuilder } from './definition'

type Article = StoredDocument & {
  content?: PerSite<unknown>
  type?: string | null
  publishTime?: string | null
}

/** The first paragraph of an article is its summary. */
export const newsRows = rowBuilder<Article>({
  collection: 'news',
  kindOf: () => 'news',
  read: async (req, docs) => {
    const types = await findRelated(
      req,
      'news-types',
      docs.map(({ type }) => type),
    )
    return ({ content, type, publishTime }, site) => {
      const [lead = '', ...rest] = plainOn(site, content).split(/\n+/)
      return {
        models: [],
        summary: lines(lead, ...types.namesOf(site, [type])),
        body: lines(...rest),
        place: newestFirst(publishTime),
      }
    }
  },
})
