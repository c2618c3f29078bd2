import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

type Category = { id: string; parent?: string | { id: string } | null }

export const CATEGORY_LEVELS = 3

/** Categories are a tree of at most three levels (readings 22): no loops, nothing below the third. */
export const refuseCategoryLoops: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const parent = idOf(data.parent)
  if (!parent) return data
  const id = originalDoc?.id ?? data.id
  const above = await ancestorsOf(parent, req)
  if (id && above.includes(id)) throw refusal(req, 'A category cannot stand below itself.')
  const below = id ? await depthBelow([id], req) : 0
  if (above.length + 1 + below > CATEGORY_LEVELS) {
    throw refusal(req, `Categories have at most ${CATEGORY_LEVELS} levels: choose a parent higher up.`)
  }
  return data
}

async function ancestorsOf(id: string, req: PayloadRequest): Promise<string[]> {
  const path: string[] = []
  let next: string | null = id
  while (next && !path.includes(next)) {
    path.push(next)
    const row: Category | null = await req.payload.db.findOne<Category>({
      collection: 'product-categories',
      where: { id: { equals: next } },
      req,
    })
    next = idOf(row?.parent)
  }
  return path
}

async function depthBelow(ids: string[], req: PayloadRequest, level = 0): Promise<number> {
  const { docs } = await req.payload.db.find<Category>({
    collection: 'product-categories',
    where: { parent: { in: ids } },
    pagination: false,
    limit: 0,
    req,
  })
  if (docs.length === 0 || level >= CATEGORY_LEVELS) return level
  return depthBelow(
    docs.map(({ id }) => id),
    req,
    level + 1,
  )
}

function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}

function refusal(req: PayloadRequest, message: string) {
  return new ValidationError({ collection: 'product-categories', errors: [{ path: 'parent', message }], req })
}
