import type { PerSite } from '../../tables/stored-document'
import { findRelated } from '../related'
import { lines, plainOn, type StoredDocument, textOn } from '../stored'
import { newestFirst, rowBuilder } from './definition'

type Case = StoredDocument & {
  eachDistrict?: PerSite<string>
  brief?: PerSite<unknown>
  type?: string | null
  solutions?: string[] | null
  products?: string[] | null
  createTime?: string | null
}

/** Includes the names of the linked solutions and products (S1 2.11). */
export const caseRows = rowBuilder<Case>({
  collection: 'cases',
  kindOf: () => 'cases',
  read: async (req, docs) => {
    const types = await findRelated(
      req,
      'case-types',
      docs.map(({ type }) => type),
    )
    const solutions = await findRelated(
      req,
      'solutions',
      docs.flatMap((doc) => doc.solutions ?? []),
    )
    const products = await findRelated(
      req,
      'products',
      docs.flatMap((doc) => doc.products ?? []),
    )
    return (doc, site) => ({
      models: [],
      summary: lines(textOn(site, doc.eachDistrict), ...types.namesOf(site, [doc.type])),
      body: lines(
        plainOn(site, doc.brief),
        ...solutions.namesOf(site, doc.solutions ?? []),
        ...products.namesOf(site, doc.products ?? []),
      ),
      place: newestFirst(doc.createTime),
    })
  },
})
