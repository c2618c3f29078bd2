/** Sends a form to one of the distributors' endpoints; null where nothing usable came back. */
export async function post<Answer extends { state: string }>(
  path: `/distributor/${string}`,
  given: Record<string, string>,
): Promise<Answer | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    })
    const body: unknown = await answer.json()
    return isState(body) ? (body as Answer) : null
  } catch {
    return null
  }
}

function isState(body: unknown): body is { state: string } {
  return typeof body === 'object' && body !== null && 'state' in body
}
