import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { siteIds } from '@/i18n/locales'
import { isTree, inTreeOrder, pathOf, type TreeNode } from '../lists/tree'
import { findStored } from '../search/stored'
import { titleFieldOf } from '../title-field'
import { notInTrash } from '../trash/not-in-trash'
import { refuseCell } from './cell-error'
import type { Cell } from './field-columns'
import { siteOfLanguage, type Naming } from './headings'
import type { StoredDocument } from './stored-document'

type Row = StoredDocument & { parent?: string | null }

/**
 * A cell with the name of a type, class or category, in the language of the table and with the names above it. Names
 * of any site and ids are read; where several documents have one name, and for programs, the cell has the id.
 */
export async function namedCell(
  req: PayloadRequest,
  collection: CollectionSlug,
  naming: Naming,
): Promise<Cell> {
  const { config } = req.payload.collections[collection]
  const field = titleFieldOf(config)
  const rows = await findStored<Row>(req, {
    collection,
    where: notInTrash(req, collection),
    select: { [field]: true, ...(isTree(config) && { parent: true }) },
  })
  const known = new Set(rows.map(({ id }) => id))
  const nodes = siteIds.flatMap((site) =>
    inTreeOrder(rows, { field, site }).map((node) => ({ ...node, site })),
  )
  const byPath = idsByName(nodes, pathOf)
  const byTitle = idsByName(nodes, ({ title }) => title)
  const list = getTranslation(config.labels.plural, req.i18n)
  const shownSite = naming === 'names' ? null : siteOfLanguage[naming]
  const shown = new Map(
    nodes.filter(({ site }) => site === shownSite).map((node) => [node.id, pathOf(node).trim()] as const),
  )
  return {
    read(value) {
      const id = typeof value === 'string' ? value : ''
      const name = shown.get(id)
      return name !== undefined && byPath.get(name)?.size === 1 && !known.has(name) ? name : id
    },
    parse(text) {
      const name = text.trim()
      if (known.has(name)) return name
      const [id, another] = byPath.get(name) ?? byTitle.get(name) ?? []
      if (id === undefined) return refuseCell('table:noneNamed', { text, list })
      return another === undefined ? id : refuseCell('table:severalNamed', { text, list })
    },
  }
}

function idsByName(nodes: TreeNode[], nameOf: (node: TreeNode) => string): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>()
  for (const node of nodes) {
    const name = nameOf(node).trim()
    byName.set(name, (byName.get(name) ?? new Set()).add(node.id))
  }
  return byName
}
