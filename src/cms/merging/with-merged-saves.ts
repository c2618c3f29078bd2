import { sql } from 'drizzle-orm'
import type {
  CollectionBeforeOperationHook,
  Config,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { refuse } from '@/lib/app-error'
import { isObject, type Values } from '@/lib/unknown-values'
import { anyCollection, anyGlobal } from '../any-collection'
import { savedByField } from '../fields/saved-by-field'
import { adminText } from '../texts'
import { transactionOf } from '../transaction'
import { mergeSave } from './merge-save'
import { baseName, mergedHeader, type SaveConflict } from './protocol'

/** Saves of forms keep what others have saved since, or are refused with both versions (decision 120). */
export function withMergedSaves(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((one) => ({
      ...one,
      hooks: { ...one.hooks, beforeOperation: [mergeDocument, ...(one.hooks?.beforeOperation ?? [])] },
    })),
    globals: config.globals?.map((one) => ({
      ...one,
      fields: [...one.fields, savedByField],
      hooks: { ...one.hooks, beforeOperation: [mergeGlobal, ...(one.hooks?.beforeOperation ?? [])] },
    })),
  }
}

/** Their buttons set fields that the form does not show: what is based on an old state is refused. */
const notMerged: ReadonlySet<string> = new Set(['requests'])

const mergeDocument: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'update' || !('data' in args) || !isForm(args.data)) return args
  const id = 'id' in args ? args.id : undefined
  if (typeof id !== 'string' || notMerged.has(collection.slug))
    return { ...args, data: withoutBase(args.data) }
  const { slug, flattenedFields: fields } = collection
  const options = { collection: anyCollection(slug), id, trash: true, disableErrors: true } as const
  const read = async () => req.payload.findByID({ ...reading(req), ...options })
  return { ...args, data: await merge(req, { data: args.data, document: `${slug}/${id}`, fields, read }) }
}

const mergeGlobal: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  const given: { data?: unknown } = args
  if (operation !== 'update' || !isForm(given.data)) return args
  const { slug, flattenedFields: fields } = global
  const read = async () => req.payload.findGlobal({ ...reading(req), slug: anyGlobal(slug) })
  return { ...given, data: await merge(req, { data: given.data, document: `globals/${slug}`, fields, read }) }
}

function isForm(data: unknown): data is Values {
  return isObject(data) && baseName in data
}

function withoutBase({ [baseName]: _, ...data }: Values): Values {
  return data
}

/** As the form is filled. The request is copied, since reads change the fallback of theirs. */
function reading(req: PayloadRequest) {
  const { user } = req
  return {
    draft: true,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: false,
    user,
    req: { ...req },
  } as const
}

type FormSave = {
  data: Values
  document: string
  fields: FlattenedField[]
  read: () => Promise<object | null>
}

async function merge(req: PayloadRequest, { data, document, fields, read }: FormSave): Promise<Values> {
  const sent = withoutBase(data)
  const base = data[baseName]
  if (req.payloadAPI !== 'REST' || req.user?.collection !== 'users' || !isObject(base)) return sent
  // Payload's button for one site does not ask for it: the form would show the fallback's texts as those of its site.
  req.fallbackLocale = false
  // Until the transaction of the save ends, so that no other form is saved between the comparison and the write.
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${document}`}, 0))`)
  const found = await read()
  // Payload refuses the save of what the account cannot read.
  if (!found) return sent
  const stored: Values = { ...found }
  const { data: merged, conflicts, merged: names } = mergeSave({ fields, sent, base, stored })
  if (conflicts.length > 0) {
    const changed = new Set(conflicts.map(({ path }) => path.split('.')[0] ?? path))
    const values = Object.fromEntries([...changed].map((name) => [name, stored[name] ?? null]))
    await refuseConflict(req, {
      conflicts,
      stored: values,
      savedAt: String(stored.updatedAt),
      ...saverOf(stored),
    })
  }
  req.context.isMerged = true
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(mergedHeader, names.join())
  return merged
}

function saverOf({ savedBy }: Values): { savedBy: string } {
  return { savedBy: typeof savedBy === 'string' ? savedBy : '' }
}

async function refuseConflict(req: PayloadRequest, conflict: SaveConflict): Promise<never> {
  const { payload, user } = req
  const saver =
    conflict.savedBy && conflict.savedBy !== user?.id
      ? await payload.findByID({ collection: 'users', id: conflict.savedBy, depth: 0, disableErrors: true })
      : null
  const t = adminText(req)
  const savedBy = saver?.name ?? ''
  const message = savedBy ? t('merging:refusedBy', { name: savedBy }) : t('merging:refused')
  return refuse('conflict', message, { data: { ...conflict, savedBy } })
}
