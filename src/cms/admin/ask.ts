export type Answer<Body> = { body?: Body; message: string }

/** Asks the CMS in the name of who is signed in; `message` says what was done, or why it was not. */
export async function ask<Body extends object>(address: string, init: RequestInit): Promise<Answer<Body>> {
  try {
    const answer = await fetch(address, { ...init, credentials: 'include' })
    const body = (await answer.json()) as Body & { message?: string; errors?: { message: string }[] }
    if (answer.ok) return { body, message: body.message ?? '' }
    return { message: body.errors?.[0]?.message ?? `Not done (${answer.status}).` }
  } catch {
    return { message: 'The server did not answer. Please try again.' }
  }
}
