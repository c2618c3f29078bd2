import type { CollectionBeforeOperationHook } from 'payload'

const MAX_LIMIT = 200
const MAX_DEPTH = 2

/** Over HTTP no read returns a whole collection, and none populates deeper than an editor needs. */
export const clampReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('limit' in args)) return args
  const limit = Number(args.limit ?? 10)
  const depth = Number(args.depth ?? 0)
  return {
    ...args,
    limit: limit >= 1 && limit <= MAX_LIMIT ? limit : MAX_LIMIT,
    depth: depth >= 0 ? Math.min(depth, MAX_DEPTH) : 0,
    pagination: true,
  }
}
