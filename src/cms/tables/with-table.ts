import type { CollectionConfig } from 'payload'
import { isOneOf } from '@/lib/typed-keys'
import { productTable } from '../product-table/product-table'
import { inEnglish } from '../texts'
import { tableEndpoints } from './endpoints'
import { fieldTable } from './field-table'
import { fieldTableSlugs } from './field-tables'
import { tableTitles, type TableSlug } from './titles'

function viewOf(slug: TableSlug) {
  return {
    Component: '/src/cms/tables/admin/table-view#TableView',
    path: '/table',
    // One language: a title is a single string in Payload.
    meta: { title: inEnglish(tableTitles[slug]) },
  } as const
}

/** Adds the table of a kind that has one: its endpoints, its view and the link above the list. */
export function withTable(config: CollectionConfig): CollectionConfig {
  const { slug } = config
  if (slug === 'products')
    return addTable(config, slug, {
      endpoints: tableEndpoints(productTable),
      link: '/src/cms/product-table/admin/table-links#ProductTableLinks',
    })
  if (!isOneOf(fieldTableSlugs, slug)) return config
  return addTable(config, slug, {
    endpoints: tableEndpoints(fieldTable(slug)),
    link: { path: '/src/cms/tables/admin/table-link#TableLink', clientProps: { collection: slug } },
  })
}

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

type Added = {
  endpoints: ReturnType<typeof tableEndpoints>
  link: NonNullable<Components['beforeListTable']>[number]
}

function addTable(config: CollectionConfig, slug: TableSlug, { endpoints, link }: Added): CollectionConfig {
  const components = config.admin?.components
  return {
    ...config,
    endpoints: [...endpoints, ...(config.endpoints || [])],
    admin: {
      ...config.admin,
      components: {
        ...components,
        beforeListTable: [link, ...(components?.beforeListTable ?? [])],
        views: { ...components?.views, table: viewOf(slug) },
      },
    },
  }
}
