import { keysOf } from '@/lib/typed-keys'
import { categoryTree, type TreeLimits } from '../hooks/refuse-loops'

/** What the table of a kind contains, apart from the ids, the publication and the time of the last save. */
export type FieldTable = {
  /** Fields of the collection, in the order of the columns; translated ones have a column for each site. */
  fields: readonly string[]
  /** Fields that are shown for orientation only. */
  readOnly?: readonly string[]
  /** The limits of a collection whose documents form a tree. */
  tree?: TreeLimits
}

/**
 * The kinds with a table of plain fields. The type of a cell, its choices and its heading follow from the field, so a
 * further kind needs a line here and a title in `titles.ts`. Formatted texts and lists of rows are not in tables.
 */
export const fieldTables = {
  news: {
    fields: ['type', 'publishTime', 'recommended', 'investors', 'sites', 'updateTime', 'cover', 'title'],
  },
  cases: {
    fields: [
      'type',
      'createTime',
      'recommended',
      'sites',
      'updateTime',
      'cover',
      'logo',
      'solutions',
      'products',
      'name',
      'eachDistrict',
    ],
  },
  materials: {
    fields: [
      'file',
      'kind',
      'language',
      'version',
      'category',
      'products',
      'order',
      'sites',
      'updateTime',
      'cover',
      'name',
    ],
    readOnly: ['file'],
  },
  solutions: {
    fields: ['type', 'order', 'sites', 'updateTime', 'cover', 'banner', 'icon', 'catalogue', 'name', 'brief'],
  },
  'product-categories': {
    fields: ['parent', 'order', 'opensFirstChild', 'sites', 'icon', 'cover', 'name', 'lead'],
    tree: categoryTree,
  },
  parameters: {
    fields: ['code', 'class', 'kind', 'unit', 'filter', 'compare', 'order', 'name'],
  },
} satisfies Record<string, FieldTable>

export type FieldTableSlug = keyof typeof fieldTables

export const fieldTableSlugs = keysOf(fieldTables)
