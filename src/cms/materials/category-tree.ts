import type { PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'

export type CategoryBranch = {
  id: string
  name: string
  /** 0 for the first level. */
  depth: number
  /** The category and all below it. */
  ids: string[]
}

type Row = { id: string; name: string; parent: string | null }

/** All categories in tree order, with their names on the site that is being edited. */
export async function findCategoryTree({ payload, locale }: Pick<PayloadRequest, 'payload' | 'locale'>) {
  const { docs } = await payload.find({
    collection: 'product-categories',
    locale: locale ?? undefined,
    select: { name: true, parent: true },
    sort: ['order', 'id'],
    depth: 0,
    pagination: false,
    ...noJoins,
  })
  const rows = docs.map(({ id, name, parent }) => ({
    id,
    name: name || id,
    parent: (parent ?? null) as string | null,
  }))
  return branchesBelow(null, rows, 0)
}

function branchesBelow(parent: string | null, rows: Row[], depth: number): CategoryBranch[] {
  return rows
    .filter((row) => row.parent === parent)
    .flatMap(({ id, name }) => {
      const below = branchesBelow(id, rows, depth + 1)
      return [{ id, name, depth, ids: [id, ...below.map((branch) => branch.id)] }, ...below]
    })
}
