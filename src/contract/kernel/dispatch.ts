import { randomUUID } from 'node:crypto'
import { translator } from '@/i18n/translator'
import { faultHeader } from '@/lib/fault-header'
import { loggable } from '@/lib/loggable'
import { type Answer, type CallSettings, callOperation } from './call'
import { refusal } from './envelope'
import { methodOf, type Operation } from './operation'
import { withOrigin } from './origin'
import { givenFromQuery, readParameters, siteOf, withPath } from './parameters'
import { createRoutes, type Found } from './routes'

export type DispatchSettings = Pick<CallSettings, 'strict'> & {
  operations: readonly Operation[]
  /** What `/f/` answers beside the operations, by path. */
  documents: ReadonlyMap<string, () => Response>
  /** Origins whose pages may read the answers. */
  corsOrigins: readonly string[]
  /** Whether a page that may not write here sends the request. */
  isForeign: (headers: Headers) => boolean
}

type Incoming = {
  request: Request
  /** What follows `/f/`. */
  path: string
  log: CallSettings['log']
}

export type Dispatch = (incoming: Incoming) => Promise<Response>

/**
 * Answers everything below `/f/`: the status is 200 and the envelope's code tells the outcome. An answer that may
 * be kept as bytes names what it was made of in `x-isotherm-tags`.
 */
export function createDispatch(settings: DispatchSettings): Dispatch {
  const routes = createRoutes(settings.operations)
  return async (incoming) => {
    const response = await respond({ incoming, found: routes(incoming.path), settings })
    return withOrigin({ request: incoming.request, response, corsOrigins: settings.corsOrigins })
  }
}

type Call = { incoming: Incoming; found: Found; settings: DispatchSettings }
type Asked = Omit<Call, 'found'> & { found: Found | undefined }

async function respond({ incoming, found, settings }: Asked): Promise<Response> {
  const { request, path } = incoming
  const operation = found?.operation
  const document = settings.documents.get(path)
  if (document) return document()

  const message = translator(siteOf(givenFromQuery(request.url)), 'contract')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow(operation) })
  if (!found || !operation) return send({ envelope: refusal(404, message('unknownOperation')) })

  const method = methodOf(operation)
  // Nobody reads the body of a HEAD, so it neither costs a query nor counts a view.
  if (request.method === 'HEAD' && method === 'GET') return send({})
  if (request.method === 'POST' && method === 'POST' && settings.isForeign(request.headers)) {
    return send({ envelope: refusal(403, message('foreignOrigin')) })
  }
  if (request.method === method) return send(await run({ incoming, found, settings }))
  return send({ envelope: refusal(405, message('wrongMethod', { method })), headers: allow(operation) })
}

async function run({ incoming, found, settings }: Call): Promise<Sent> {
  const { request, log } = incoming
  const { operation, inPath } = found
  const message = translator(siteOf(givenFromQuery(request.url)), 'contract')
  try {
    const given = await readParameters(request)
    if (!given) return { envelope: refusal(400, message('unreadable')) }
    const reply = new Headers()
    const transport = { headers: request.headers, reply }
    const answer = await callOperation(operation, withPath(given, inPath), {
      strict: settings.strict,
      log,
      transport,
    })
    return { ...answer, headers: reply }
  } catch (error) {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    log.error({ err: loggable(error), requestId, operation: operation.route }, 'contract operation failed')
    return { envelope: refusal(500, message('failure', { requestId })), headers: { [faultHeader]: '1' } }
  }
}

// Counters within an answer change without a tag, and may be a minute old.
const kept = 'no-cache, s-maxage=60'

type Sent = { envelope?: Answer['envelope']; tags?: readonly string[]; headers?: HeadersInit }

function send({ envelope, tags = [], headers = {} }: Sent): Response {
  const response = new Response(envelope ? JSON.stringify(envelope) : null, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': tags.length > 0 ? kept : 'no-store',
      ...(tags.length > 0 && { 'x-isotherm-tags': tags.join(',') }),
    },
  })
  // Appended: there may be several cookies.
  for (const [name, value] of new Headers(headers)) response.headers.append(name, value)
  return response
}

function allow(operation: Operation | undefined): Record<string, string> {
  const methods = operation && methodOf(operation) === 'POST' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'
  return { allow: methods, 'access-control-allow-methods': methods }
}
