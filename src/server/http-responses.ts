import 'server-only'
import type { z } from 'zod'
import { AppError, isAppError, refuse } from '@/lib/app-error'
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

/** A redirect: 303 after a form, 307 to a temporary address. */
export function redirectTo(
  path: string,
  { status = 303, headers = {} }: { status?: 303 | 307; headers?: Record<string, string> } = {},
): Response {
  return new Response(null, {
    status,
    headers: { location: path, 'cache-control': 'no-store', ...headers },
  })
}

/** An expected error as a response: its status, and the contract's envelope as the body (readings 20). */
export function errorResponse(error: AppError, message = error.message): Response {
  // Another visitor may be allowed what this one is not.
  const isPersonal = error.kind === 'unauthenticated' || error.kind === 'forbidden'
  const headers = { 'cache-control': isPersonal ? 'private, no-store' : 'no-store', ...error.headers }
  return Response.json({ code: error.status, result: null, message }, { status: error.status, headers })
}

/** Runs a route handler and turns expected errors into responses. */
export async function handleErrors(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (isAppError(error)) return errorResponse(error)
    throw error
  }
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
    if (!isJson) refuse('unsupportedType', 'Send JSON.')
    const body = schema.safeParse(await request.json().catch(() => null))
    if (!body.success) refuse('invalid', 'The request body is invalid.')
    return handle(body.data)
  })
}

/** Handles a POST of our own pages: other origins are refused, errors are logged and become a 500. */
export async function handleSameOrigin(request: Request, handle: () => Promise<Response>): Promise<Response> {
  try {
    if (!isSameOrigin(request.headers)) refuse('forbidden', 'Requests from other origins are not allowed.')
    return await handle()
  } catch (error) {
    if (isAppError(error)) return errorResponse(error)
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'a request failed')
    return errorResponse(new AppError('internal', 'Something went wrong. Please try again.'))
  }
}

/** Refuses a client that tries too often, with the message of the gateway (readings 20). */
export function refuseUntil(seconds: number): never {
  refuse('tooManyRequests', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  })
}
