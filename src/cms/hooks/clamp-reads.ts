import type { CollectionBeforeOperationHook } from 'payload'

const MAX_LIMIT = 200
const MAX_DEPTH = 2
const MAX_PAGE = 1_000_000

/** Over HTTP no read returns a whole collection, and none populates deeper than an editor needs. */
export const clampReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  const bounded = { ...args, depth: within(args.depth ?? 0, { from: 0, to: MAX_DEPTH, otherwise: 0 }) }
  if (!('limit' in args)) return bounded
  return {
    ...bounded,
    limit: within(args.limit ?? 10, { from: 1, to: MAX_LIMIT, otherwise: MAX_LIMIT }),
    page: within(args.page ?? 1, { from: 1, to: MAX_PAGE, otherwise: 1 }),
    pagination: true,
  }
}

type Range = { from: number; to: number; otherwise: number }

function within(value: unknown, { from, to, otherwise }: Range): number {
  const asked = Math.trunc(Number(value))
  return asked >= from ? Math.min(asked, to) : otherwise
}
