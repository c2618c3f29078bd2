export type ApiResult<Body> = { body?: Body; message: string }

/** Calls the CMS as the signed-in user; `message` is the message of the response or of the error. */
export async function callApi<Body extends object>(
  address: string,
  init: RequestInit,
): Promise<ApiResult<Body>> {
  try {
    const response = await fetch(address, { ...init, credentials: 'include' })
    const body = (await response.json()) as Body & { message?: string; errors?: { message: string }[] }
    if (response.ok) return { body, message: body.message ?? '' }
    return { message: body.errors?.[0]?.message ?? `The request failed (${response.status}).` }
  } catch {
    return { message: 'The server did not answer. Please try again.' }
  }
}
