import 'server-only'
import type { z } from 'zod'
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

/** Leads a browser on after a form. */
export function leadTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', ...headers },
  })
}

/** The envelope of a refusal (readings 20). */
function refuse(code: number, message: string): Response {
  return answer({ code, result: null, message }, {}, code)
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
    if (!isJson) return refuse(415, 'Send JSON.')
    const body = schema.safeParse(await request.json().catch(() => null))
    return body.success ? act(body.data) : refuse(400, 'The body is not what this address takes.')
  })
}

/** Answers a POST of our own pages; what goes wrong is ours, and lets nobody in. */
export async function guarded(request: Request, act: () => Promise<Response>): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return refuse(403, 'Only pages of this site may ask this.')
  try {
    return await act()
  } catch (error) {
    const { logger } = await cms()
    logger.error({ err: loggable(error), requestId: request.headers.get('x-request-id') }, 'a request failed')
    return refuse(500, 'Something went wrong here. Please try again.')
  }
}
