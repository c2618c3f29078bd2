import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { isUnit } from '@/lib/units'
import type { Parameter, Product } from '@/payload-types'
import { cms } from '@/server/cms'
import { allInOrder } from '@/server/published'
import { query } from '@/server/query'
import type { ParameterItem } from './items'

type Entry = Pick<ParameterItem, 'code' | 'name' | 'className' | 'kind' | 'filter' | 'compare' | 'unit'> & {
  id: string
}
/** A row of a product's parameters. */
export type StoredValue = Omit<NonNullable<Product['parameters']>[number], 'id'>

const entryFields = {
  name: true,
  class: true,
  code: true,
  kind: true,
  unit: true,
  filter: true,
  compare: true,
} as const

/** The parameters that have a name on the site, in the order of classes and parameters. */
export const findDictionary = query<[SiteId], Entry[]>({
  name: 'parameters',
  isShared: true,
  read: readDictionary,
})

async function readDictionary(site: SiteId): Promise<Entry[]> {
  const payload = await cms()
  const [classes, parameters] = await Promise.all([
    payload.find({ collection: 'parameter-classes', select: { name: true }, ...allInOrder(site) }),
    payload.find({ collection: 'parameters', select: entryFields, ...allInOrder(site) }),
  ])
  const byClass = Map.groupBy(parameters.docs, (doc) => String(doc.class))
  return classes.docs.flatMap(({ id, name }) =>
    (byClass.get(id) ?? []).filter((doc) => doc.name).map((doc) => toEntry(doc, name ?? '')),
  )
}

/** A product's values in the order of the dictionary; empty rows are left out. */
export function toParameters(
  rows: StoredValue[] | null | undefined,
  dictionary: readonly Entry[],
): ParameterItem[] {
  const byParameter = new Map((rows ?? []).map((row) => [String(row.parameter), row]))
  return dictionary.flatMap((entry) => {
    const row = byParameter.get(entry.id)
    return row && hasValue(entry, row) ? [toParameter(entry, row)] : []
  })
}

function toEntry(doc: Pick<Parameter, 'id' | keyof typeof entryFields>, className: string): Entry {
  return {
    id: doc.id,
    code: doc.code,
    name: doc.name ?? '',
    className,
    kind: doc.kind,
    filter: doc.filter,
    compare: doc.compare ?? false,
    unit: isUnit(doc.unit) ? doc.unit : null,
  }
}

function toParameter({ id: _id, ...entry }: Entry, row: StoredValue): ParameterItem {
  return {
    ...entry,
    value: row.value ?? null,
    upTo: row.upTo ?? null,
    unit: isUnit(row.unit) ? row.unit : entry.unit,
    text: row.text ?? '',
    flag: row.flag ?? false,
  }
}

function hasValue({ kind }: Entry, { value, text }: StoredValue): boolean {
  if (kind === 'flag') return true
  return kind === 'text' ? Boolean(text) : value != null
}
