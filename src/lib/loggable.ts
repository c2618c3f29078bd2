/**
 * Removes personal data from an error before it is logged: a failed statement contains its values, and PostgreSQL's
 * detail repeats the row.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const cause = isQueryError(error) ? (error.cause ?? new Error('A statement failed.')) : error
  if (!(cause instanceof Error) || !('detail' in cause)) return cause
  const { message, stack } = cause
  return Object.assign(new Error(message), { stack, code: 'code' in cause ? cause.code : undefined })
}

/** An error of a statement, as Drizzle throws it. */
function isQueryError(error: Error): boolean {
  return 'query' in error && 'params' in error
}
