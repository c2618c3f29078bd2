import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { adminText } from '../texts'
import { refuse } from '@/lib/app-error'

type Row = { id: string; parent?: string | { id: string } | null }

type Tree = { collection: CollectionSlug; req: PayloadRequest; levels: number }

export type TreeLimits = { levels: number; noun: 'category' | 'folder' | 'menuItem' }

/** Product categories (S2 2.1). */
export const categoryTree: TreeLimits = { levels: 3, noun: 'category' }

/** In the context of a request that saves documents of a tree which was checked as a whole. */
export const treeIsChecked = 'treeIsChecked'

/**
 * Keeps documents with a `parent` in a tree without loops and with a limited number of levels.
 */
export function refuseLoops({ levels, noun }: TreeLimits): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, collection: { slug }, req }) => {
    const parent = idOf(data.parent)
    if (!parent || req.context[treeIsChecked]) return data
    const tree = { collection: slug, req, levels }
    const id = originalDoc?.id ?? data.id
    const above = await ancestorsOf(parent, tree)
    if (id && above.includes(id)) refuse('invalid', adminText(req)(`errors:${noun}Loop`), { field: 'parent' })
    const below = id ? await depthBelow([id], tree) : 0
    if (above.length + 1 + below > levels) {
      refuse('invalid', adminText(req)(`errors:${noun}Levels`, { levels }), {
        field: 'parent',
      })
    }
    return data
  }
}

async function ancestorsOf(id: string, { collection, req }: Tree): Promise<string[]> {
  const path: string[] = []
  let next: string | null = id
  while (next && !path.includes(next)) {
    path.push(next)
    const row: Row | null = await req.payload.db.findOne<Row>({
      collection,
      where: { id: { equals: next } },
      req,
    })
    next = idOf(row?.parent)
  }
  return path
}

async function depthBelow(ids: string[], tree: Tree, level = 0): Promise<number> {
  const { collection, req, levels } = tree
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { parent: { in: ids } },
    pagination: false,
    limit: 0,
    req,
  })
  if (docs.length === 0 || level >= levels) return level
  return depthBelow(
    docs.map(({ id }) => id),
    tree,
    level + 1,
  )
}

function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}
