import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { siteIds } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import { findStored } from '../search/stored'
import { notInTrash } from '../trash/not-in-trash'
import { titleFieldOf } from '../title-field'
import { titleOn } from './titles'

type Row = Record<string, unknown> & { id: string; parent?: string | null }

/** A document of a collection that is a tree. */
export type TreeNode = {
  id: string
  title: string
  parent: string | null
  /** The titles above it, from the first level. */
  above: string[]
  /** Its title and those above it, on all sites. */
  texts: string[]
}

/** Whether the documents of a collection have a parent of the same collection. */
export function isTree({ slug, flattenedFields }: SanitizedCollectionConfig): boolean {
  return flattenedFields.some(
    (field) => field.name === 'parent' && field.type === 'relationship' && field.relationTo === slug,
  )
}

/** All documents of a tree in its order, with their titles on the site of the request: one statement. */
export async function findTree(req: PayloadRequest, collection: CollectionSlug): Promise<TreeNode[]> {
  const field = titleFieldOf(req.payload.collections[collection].config)
  const rows = await findStored<Row>(req, {
    collection,
    where: notInTrash(req, collection),
    select: { [field]: true, ...(isTree(req.payload.collections[collection].config) && { parent: true }) },
  })
  return inTreeOrder(rows, { field, site: req.locale })
}

type Titles = { field: string; site: unknown }

/** A document whose parent is missing is on the first level. */
export function inTreeOrder(rows: Row[], titles: Titles): TreeNode[] {
  const ids = new Set(rows.map(({ id }) => id))
  const below = Map.groupBy(rows, ({ parent }) => (parent && ids.has(parent) ? parent : null))
  const nodesBelow = (parent: TreeNode | null): TreeNode[] =>
    (below.get(parent?.id ?? null) ?? []).flatMap((row) => {
      const node = nodeOf(row, parent, titles)
      return [node, ...nodesBelow(node)]
    })
  return nodesBelow(null)
}

function nodeOf(row: Row, parent: TreeNode | null, { field, site }: Titles): TreeNode {
  const own = siteIds.flatMap((one) => {
    const text = asObject(row[field])[one]
    return typeof text === 'string' ? [text] : []
  })
  return {
    id: row.id,
    title: titleOn(site, row[field])?.text ?? row.id,
    parent: parent?.id ?? null,
    above: parent ? [...parent.above, parent.title] : [],
    texts: [...(parent?.texts ?? []), ...own],
  }
}

const pathSeparator = ' › '

export function pathOf({ above, title }: TreeNode): string {
  return [...above, title].join(pathSeparator)
}

/** The documents whose paths contain all words of a search text, in any language. */
export function matching(nodes: TreeNode[], search: string): TreeNode[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return nodes.filter(({ texts }) => {
    const text = texts.join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
