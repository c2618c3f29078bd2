import type { CollectionSlug, PayloadRequest } from 'payload'
import { treeIsChecked, type TreeLimits } from '../hooks/refuse-loops'
import { findStored } from '../search/stored'
import { adminText } from '../texts'
import type { Fault } from './fault'
import type { StoredDocument } from './stored-document'
import type { Planned } from './table-kind'

type Row = { id: string; parent?: string | null }
type Parents = Map<string, string | null>

/** The errors of a tree as it will be after the import; the hook that checks single saves has nothing to check then. */
export async function findTreeFaults(
  req: PayloadRequest,
  planned: Planned<StoredDocument>[],
  { collection, levels, noun }: TreeLimits & { collection: CollectionSlug },
): Promise<Fault[]> {
  const rows = await findStored<Row>(req, {
    collection,
    where: {},
    select: { parent: true },
  })
  const parents: Parents = new Map(rows.map(({ id, parent }) => [id, parent ?? null]))
  for (const { document } of planned) parents.set(document.id, parentOf(document))
  const t = adminText(req)
  req.context[treeIsChecked] = true
  return planned
    .filter(({ changed }) => changed.includes('parent'))
    .flatMap(({ row, document: { id } }) => {
      const fault = (message: string) => [{ row, field: 'parent', message }]
      const above = ancestorsOf(id, parents)
      if (above === null) return fault(t(`errors:${noun}Loop`))
      const level = above.length + levelsBelow(id, parents)
      return level > levels ? fault(t(`errors:${noun}Levels`, { levels })) : []
    })
}

function parentOf({ parent }: StoredDocument): string | null {
  return typeof parent === 'string' ? parent : null
}

/** Null if the document is above itself. */
function ancestorsOf(id: string, parents: Parents): string[] | null {
  const above: string[] = []
  for (let next = parents.get(id) ?? null; next !== null; next = parents.get(next) ?? null) {
    if (next === id) return null
    if (above.includes(next)) return above
    above.push(next)
  }
  return above
}

/** The levels of a document and everything below it. */
function levelsBelow(id: string, parents: Parents): number {
  const depths = [...parents.keys()].flatMap((one) => {
    const above = ancestorsOf(one, parents) ?? []
    return above.includes(id) ? [above.indexOf(id) + 2] : []
  })
  return Math.max(1, ...depths)
}
