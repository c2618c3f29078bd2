/**
 * What a log may hold of an error: a failed statement carries its values, and PostgreSQL's own detail repeats the row;
 * both may be what a visitor wrote.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const told = isOfStatement(error) ? (error.cause ?? new Error('A statement failed.')) : error
  if (!(told instanceof Error) || !('detail' in told)) return told
  const { message, stack } = told
  return Object.assign(new Error(message), { stack, code: 'code' in told ? told.code : undefined })
}

/** As drizzle reports one. */
function isOfStatement(error: Error): boolean {
  return 'query' in error && 'params' in error
}
