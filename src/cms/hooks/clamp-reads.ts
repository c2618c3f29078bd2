import type { CollectionBeforeOperationHook } from 'payload'

const MAX_LIMIT = 200
const MAX_DEPTH = 2
const MAX_PAGE = 1_000_000

/** Over HTTP no read returns a whole collection, and none populates deeper than an editor needs. */
export const clampReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  const bounded = { ...args, depth: clamp(args.depth ?? 0, { from: 0, to: MAX_DEPTH, fallback: 0 }) }
  if (!('limit' in args)) return bounded
  return {
    ...bounded,
    limit: clamp(args.limit ?? 10, { from: 1, to: MAX_LIMIT, fallback: MAX_LIMIT }),
    page: clamp(args.page ?? 1, { from: 1, to: MAX_PAGE, fallback: 1 }),
    pagination: true,
  }
}

type Range = { from: number; to: number; fallback: number }

function clamp(value: unknown, { from, to, fallback }: Range): number {
  const number = Math.trunc(Number(value))
  return number >= from ? Math.min(number, to) : fallback
}
