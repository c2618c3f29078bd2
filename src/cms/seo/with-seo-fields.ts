import type { Plugin } from 'payload'
import { pageCollections, type PageCollection } from '@/lib/page-collections'
import { withSeo } from './seo-field'

/** Adds the texts for search engines and shared links to every collection whose documents have pages. */
export const withSeoFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasPages(collection.slug)
      ? { ...collection, fields: withSeo(collection.slug, collection.fields) }
      : collection,
  ),
})

function hasPages(slug: string): slug is PageCollection {
  return (pageCollections as readonly string[]).includes(slug)
}
