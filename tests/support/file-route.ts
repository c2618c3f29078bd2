import { NextRequest } from 'next/server'
import { GET, HEAD } from '@/app/file/[...key]/route'

/** Calls the route handler of /file. */
export function requestFile(
  address: string | null | undefined,
  { method = 'GET', headers }: { method?: 'GET' | 'HEAD'; headers?: HeadersInit } = {},
): Promise<Response> {
  const url = new URL(address ?? '', 'http://localhost')
  const key = url.pathname.split('/').slice(2).map(decodeURIComponent)
  const route = method === 'HEAD' ? HEAD : GET
  return route(
    new NextRequest(url, {
      method,
      headers: { host: url.host, ...Object.fromEntries(new Headers(headers)) },
    }),
    {
      params: Promise.resolve({ key }),
    },
  )
}
