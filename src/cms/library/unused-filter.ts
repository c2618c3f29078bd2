import type { CollectionBeforeOperationHook, Where } from 'payload'
import { findUnused } from './find-unused'

/** The condition that the filter "Unused" writes into the address of a list. */
export const unused: Where = { isUnused: { equals: 'true' } }

/** Reads the condition as the ids of what nothing uses. */
export const filterUnused: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { slug } = collection
  const isListed = operation === 'read' || operation === 'update' || operation === 'delete'
  if (!isListed || !('where' in args) || !args.where || (slug !== 'media' && slug !== 'files')) return args
  if (!JSON.stringify(args.where).includes('"isUnused"')) return args
  return { ...args, where: replaced(args.where as Where, await findUnused(req, slug)) }
}

function replaced(where: Where, ids: string[]): Where {
  return Object.fromEntries(
    Object.entries(where).map(([path, value]) => {
      if (Array.isArray(value)) return [path, value.map((part) => replaced(part, ids))]
      return path === 'isUnused' ? ['id', { in: ids.length > 0 ? ids : ['-'] }] : [path, value]
    }),
  )
}
