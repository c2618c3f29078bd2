import type { Pool } from 'pg'
import { asObject } from '@/lib/unknown-values'

const connectionErrorCodes = ['ECONNRESET', 'EPIPE', '57P01', '57P02']
const connectionErrorMessage =
  /^(?:Connection terminated unexpectedly|Client has encountered a connection error)/
const selectStatement = /^\s*select\b/i
/** Select statements that change or lock something. */
const sideEffect =
  /\b(?:for\s+(?:no\s+key\s+)?(?:update|share)|nextval|setval|pg_\w*lock\w*|pg_notify|pg_terminate\w*)\b/i

/** Retries a query once when its connection was lost: only select statements, outside transactions. */
export function retryReads<Retried extends Pick<Pool, 'query'>>(pool: Retried): Retried {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const queryWithRetry = (...args: unknown[]) => {
    const result = query(...args)
    if (!(result instanceof Promise) || !isRead(args[0])) return result
    return result.catch((error: unknown) => {
      if (isConnectionError(error)) return query(...args)
      throw error
    })
  }
  return Object.assign(pool, { query: queryWithRetry })
}

/** Whether a statement only reads, so that it may be repeated or abandoned. */
export function isRead(statement: unknown): boolean {
  const { text } = typeof statement === 'string' ? { text: statement } : asObject(statement)
  return typeof text === 'string' && selectStatement.test(text) && !sideEffect.test(text)
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    connectionErrorCodes.includes(String('code' in error && error.code)) ||
    connectionErrorMessage.test(error.message)
  )
}
