import 'server-only'
import type { z } from 'zod'
import { loggable } from '@/lib/loggable'
import { cms } from '@/server/cms'
import { isSameOrigin } from '@/server/request-origin'

/** Whether a browser posts a form without scripts. */
export function isFormPost(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}

/** A JSON response that is not cached. */
export function jsonResponse(body: object, headers: Record<string, string> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** Adds cookies to a response; each is a complete Set-Cookie value. */
export function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Redirects a browser after it posted a form. */
export function redirectTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', ...headers },
  })
}

/** An error response with the contract's envelope (readings 20). */
function refuse(code: number, message: string): Response {
  return jsonResponse({ code, result: null, message }, {}, code)
}

type JsonHandler<Schema extends z.ZodType> = {
  request: Request
  schema: Schema
  handle: (body: z.output<Schema>) => Promise<Response>
}

/** Handles a JSON POST of our own pages: checks the origin, the content type and the schema. */
export async function handleJson<Schema extends z.ZodType>({
  request,
  schema,
  handle,
}: JsonHandler<Schema>): Promise<Response> {
  const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json')
  return handleSameOrigin(request, async () => {
    if (!isJson) return refuse(415, 'Send JSON.')
    const body = schema.safeParse(await request.json().catch(() => null))
    return body.success ? handle(body.data) : refuse(400, 'The request body is invalid.')
  })
}

/** Handles a POST of our own pages: other origins are refused, errors are logged and become a 500. */
export async function handleSameOrigin(request: Request, handle: () => Promise<Response>): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, 'Requests from other origins are not allowed.')
  try {
    return await handle()
  } catch (error) {
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'a request failed')
    return refuse(500, 'Something went wrong. Please try again.')
  }
}
