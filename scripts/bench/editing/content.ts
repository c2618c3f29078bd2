import { documentAddressOn, type PagedCollection } from '@/addresses/document-pages'
import type { SiteId } from '@/i18n/locales'
import { unique, type Editor } from './editor.ts'

type Document = { id: string; title: string }

/** Rich text as the editor of the admin stores it: one paragraph. */
function paragraph(text: string): object {
  const node = { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
  const block = (type: string, children: object[]) => {
    return { type, version: 1, direction: null, format: '', indent: 0, children }
  }
  return { root: block('root', [block('paragraph', [node])]) }
}

/** A public article of our own. */
export async function makeArticle(
  { store, site }: Editor,
  { sites = [site], locale = site }: { sites?: SiteId[]; locale?: SiteId } = {},
): Promise<Document> {
  const title = unique('Bench')
  const type = await store.findOne('news-types', { sort: 'order' })
  const data = {
    title,
    content: paragraph('The text of the article.'),
    type: type.id,
    sites,
    publishTime: new Date().toISOString(),
  }
  const id = await store.create('news', data, { locale })
  return { id, title }
}

/** A public product of our own in a category of the content. */
export async function makeProduct({ store, site }: Editor): Promise<Document & { model: string }> {
  const title = unique('Bench')
  const model = unique('B')
  const category = await store.findOne('product-categories', { 'where[sites][in]': site, sort: '-order' })
  const data = {
    name: title,
    model,
    category: category.id,
    order: 900,
    availability: 'active',
    sites: [site],
  }
  const id = await store.create('products', data, { locale: site })
  return { id, title, model }
}

/** The public address of a document on the site that is edited, or on another one. */
export function addressOf(
  { site: own }: Editor,
  collection: PagedCollection,
  id: string,
  site: SiteId = own,
): string {
  const address = documentAddressOn(site, { collection, id })
  if (!address) throw new Error(`${site} has no page for ${collection}.`)
  return address
}
