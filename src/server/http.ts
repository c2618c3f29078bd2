import 'server-only'
import type { z } from 'zod'
import { AppError, isAppError, refuse } from '@/lib/app-error'
import { loggable } from '@/lib/loggable'
import { cms } from '@/server/cms'
import { isOwnOrigin } from '@/server/sender'

/** A form that a browser posts without scripts. */
export function isForm(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}

/** JSON that nobody on the way keeps. */
export function answer(body: object, headers: Record<string, string> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** An answer that sets cookies; each is a whole Set-Cookie value. */
export function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Leads a browser on: 303 after a form, 307 to where something is for now. */
export function leadTo(
  path: string,
  headers: Record<string, string> = {},
  status: 303 | 307 = 303,
): Response {
  return new Response(null, {
    status,
    headers: { location: path, 'cache-control': 'no-store', ...headers },
  })
}

/** An expected error as a response: its status, and the contract's envelope as the body (readings 20). */
export function errorResponse(error: AppError, message = error.message): Response {
  // What one visitor may not have, another may.
  const isPersonal = error.kind === 'unauthenticated' || error.kind === 'forbidden'
  const headers = { 'cache-control': isPersonal ? 'private, no-store' : 'no-store', ...error.headers }
  return Response.json({ code: error.status, result: null, message }, { status: error.status, headers })
}

/** Runs a route handler, and responds to what it refuses. */
export async function respond(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (isAppError(error)) return errorResponse(error)
    throw error
  }
}

type Json<Schema extends z.ZodType> = {
  request: Request
  schema: Schema
  act: (body: z.output<Schema>) => Promise<Response>
}

/** Answers a POST of our own pages: of our origin, JSON, and of the shape that is asked for. */
export async function answerJson<Schema extends z.ZodType>({
  request,
  schema,
  act,
}: Json<Schema>): Promise<Response> {
  const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json')
  return guarded(request, async () => {
    if (!isJson) refuse('unsupportedType', 'Send JSON.')
    const body = schema.safeParse(await request.json().catch(() => null))
    if (!body.success) refuse('invalid', 'The body is not what this address takes.')
    return act(body.data)
  })
}

/** Answers a POST of our own pages; what goes wrong is ours, and lets nobody in. */
export async function guarded(request: Request, act: () => Promise<Response>): Promise<Response> {
  try {
    if (!isOwnOrigin(request.headers)) refuse('forbidden', 'Only pages of this site may ask this.')
    return await act()
  } catch (error) {
    if (isAppError(error)) return errorResponse(error)
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'a request failed')
    return errorResponse(new AppError('internal', 'Something went wrong here. Please try again.'))
  }
}

/** The refusal of those who ask too often, in the words of the door (readings 20). */
export function refuseUntil(seconds: number): never {
  refuse('tooManyRequests', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  })
}
