import type { CollectionBeforeOperationHook } from 'payload'

const maxLimit = 200
const maxDepth = 2
const maxPage = 1_000_000

/** Over HTTP no read returns a whole collection, and none populates deeper than an editor needs. */
export const clampReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  const bounded = { ...args, depth: clamp(args.depth ?? 0, { from: 0, to: maxDepth, fallback: 0 }) }
  if (!('limit' in args)) return bounded
  return {
    ...bounded,
    limit: clamp(args.limit ?? 10, { from: 1, to: maxLimit, fallback: maxLimit }),
    page: clamp(args.page ?? 1, { from: 1, to: maxPage, fallback: 1 }),
    pagination: true,
  }
}

type Range = { from: number; to: number; fallback: number }

function clamp(value: unknown, { from, to, fallback }: Range): number {
  const number = Math.trunc(Number(value))
  return number >= from ? Math.min(number, to) : fallback
}
