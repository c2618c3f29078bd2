import type { Pool } from 'pg'

const lostStates = ['ECONNRESET', 'EPIPE', '57P01', '57P02']
const lostMessage = /^(?:Connection terminated unexpectedly|Client has encountered a connection error)/
const read = /^\s*select\b/i
/** What changes or locks something, although it is a select. */
const effect =
  /\b(?:for\s+(?:no\s+key\s+)?(?:update|share)|nextval|setval|pg_\w*lock\w*|pg_notify|pg_terminate\w*)\b/i

/** Asks a second time for what was not answered because the connection got lost: reads only, outside transactions. */
export function retryReads<Retried extends Pick<Pool, 'query'>>(pool: Retried): Retried {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const retrying = (...args: unknown[]) => {
    const answer = query(...args)
    if (!(answer instanceof Promise) || !isRead(args[0])) return answer
    return answer.catch((error: unknown) => {
      if (isLost(error)) return query(...args)
      throw error
    })
  }
  return Object.assign(pool, { query: retrying })
}

function isRead(statement: unknown): boolean {
  const { text } = typeof statement === 'string' ? { text: statement } : (statement as { text?: unknown })
  return typeof text === 'string' && read.test(text) && !effect.test(text)
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return lostStates.includes(String('code' in error && error.code)) || lostMessage.test(error.message)
}
