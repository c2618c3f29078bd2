/** Posts a form to one of the distributors' endpoints; null without a usable response. */
export async function post<Result extends { state: string }>(
  path: `/distributor/${string}`,
  fields: Record<string, string>,
): Promise<Result | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const body: unknown = await response.json()
    return isState(body) ? (body as Result) : null
  } catch {
    return null
  }
}

function isState(body: unknown): body is { state: string } {
  return typeof body === 'object' && body !== null && 'state' in body
}
