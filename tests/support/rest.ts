import config from '@payload-config'
import { handleEndpoints } from 'payload'

export type RestResponse = { status: number; headers: Headers; body: { [key: string]: unknown } }

type RestOptions = {
  method?: string
  token?: string
  data?: unknown
  form?: FormData
  text?: string
  headers?: HeadersInit
}

/** Calls the REST API of the CMS in process. */
export async function rest(
  path: string,
  { method, token, data, form, text, headers }: RestOptions = {},
): Promise<RestResponse> {
  const url = new URL(`/api/${path}`, 'http://localhost')
  const sent = new Headers(headers)
  if (token) sent.set('authorization', `JWT ${token}`)
  if (data !== undefined) sent.set('content-type', 'application/json')
  const body = form ?? text ?? (data === undefined ? undefined : JSON.stringify(data))
  const request = new Request(url, { method: method ?? (body ? 'POST' : 'GET'), headers: sent, body })
  const response = await handleEndpoints({ config, path: url.pathname, request })
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) }
}

function parsed(text: string): RestResponse['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}
