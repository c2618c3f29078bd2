import type { postgresAdapter } from '@payloadcms/db-postgres'
import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  getFieldByPath,
  type CollectionSlug,
  type FlattenedField,
  type Payload,
  type Where,
} from 'payload'

type Adapter = ReturnType<typeof postgresAdapter>
type Query = { collection?: string; global?: string; where?: Where }
type Condition = Record<string, unknown>

const documentMethods = [
  'count',
  'deleteMany',
  'deleteOne',
  'find',
  'findDistinct',
  'findOne',
  'updateMany',
  'updateOne',
]
const versionMethods = [
  'countGlobalVersions',
  'countVersions',
  'deleteVersions',
  'findGlobalVersions',
  'findVersions',
  'queryDrafts',
  'updateGlobalVersion',
  'updateVersion',
]
const listOperators: Record<string, string> = {
  all: 'all',
  equals: 'in',
  in: 'in',
  not_equals: 'not_in',
  not_in: 'not_in',
}

/**
 * A database adapter that matches lists of related ids exactly. Payload's own adapter adds to each id the number that
 * it begins with, rounded to 16 digits, so that ids that differ in their last digits match as well (decision 33).
 */
export function withExactIds(adapter: Adapter): Adapter {
  return { ...adapter, init: (args) => patchMethods(adapter.init(args)) }
}

function patchMethods<Database extends { payload: Payload }>(database: Database): Database {
  const methods = database as unknown as Record<string, ((query: Query) => unknown) | undefined>
  for (const name of [...documentMethods, ...versionMethods]) {
    const method = methods[name]
    if (!method) throw new Error(`The database adapter has no method ${name}().`)
    methods[name] = function (query) {
      if (!query.where) return method.call(this, query)
      const fields = fieldsOf(database.payload, query, versionMethods.includes(name))
      const isRelation = (path: string) => isRelationToOne(database.payload, fields, path)
      return method.call(this, { ...query, where: exactWhere(query.where, isRelation) })
    }
  }
  return database
}

/**
 * The same conditions with lists of related ids written as one text with commas, which the adapter splits and does not
 * round. Relations to several collections are compared exactly anyway.
 */
function exactWhere(where: Where, isRelation: (path: string) => boolean): Where {
  return Object.fromEntries(
    Object.entries(where).map(([path, value]) => {
      if (Array.isArray(value)) return [path, value.map((part: Where) => exactWhere(part, isRelation))]
      return [path, isRelation(path) ? exactCondition(value as Condition) : value]
    }),
  )
}

function exactCondition(condition: Condition): Condition {
  return Object.fromEntries(
    Object.entries(condition).map(([operator, value]) => {
      const listOperator = listOperators[operator]
      return listOperator && isListOfIds(value) ? [listOperator, joined(value)] : [operator, value]
    }),
  )
}

/** The adapter takes the text "null" for a missing value, which is a syntax error in a list. No id is "-". */
function joined(ids: (string | number)[]): string {
  return ids.map((id) => (id === 'null' ? '-' : id)).join(',')
}

function isListOfIds(value: unknown): value is (string | number)[] {
  return Array.isArray(value) && value.length > 0 && value.every((id) => /^[\w-]+$/.test(String(id)))
}

function fieldsOf(
  { collections, config, globals }: Payload,
  query: Query,
  isVersionQuery: boolean,
): FlattenedField[] {
  if (query.global) {
    const global = globals.config.find(({ slug }) => slug === query.global)
    return global ? buildVersionGlobalFields(config, global, true) : []
  }
  const collection = query.collection ? collections[query.collection as CollectionSlug]?.config : undefined
  if (!collection) return []
  return isVersionQuery ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields
}

function isRelationToOne({ config }: Payload, fields: FlattenedField[], path: string): boolean {
  const found = getFieldByPath({
    config,
    fields,
    includeRelationships: true,
    path: path.replaceAll('__', '.'),
  })
  const field = found?.field
  const isRelation = field?.type === 'relationship' || field?.type === 'upload'
  return isRelation && typeof field.relationTo === 'string'
}
