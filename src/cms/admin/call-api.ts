import { apiFailures } from './api-failures'

type ApiError = { message: string; data?: { errors?: { path?: string }[] } }

export type ApiResult<Body> = {
  body?: Body
  message: string
  /** The field that an error is about. */
  field?: string | undefined
}

/** Calls the CMS as the signed-in user; `message` is the message of the response or of the error. */
export async function callApi<Body extends object>(
  address: string,
  init: RequestInit,
): Promise<ApiResult<Body>> {
  try {
    const response = await fetch(address, { ...init, credentials: 'include' })
    const body = (await response.json()) as Body & { message?: string; errors?: ApiError[] }
    if (response.ok) return { body, message: body.message ?? '' }
    const [error] = body.errors ?? []
    const message = error?.message ?? apiFailures().failed(response.status)
    return { message, field: error?.data?.errors?.[0]?.path }
  } catch {
    return { message: apiFailures().noAnswer }
  }
}
