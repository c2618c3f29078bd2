import { randomUUID } from 'node:crypto'
import { translator } from '@/i18n/translator'
import { counterHeader, faultHeader } from '@/lib/gateway-protocol'
import { loggable } from '@/lib/loggable'
import { type CallResult, type CallSettings, callOperation } from './call'
import { refusal } from './envelope'
import { methodOf, type Operation } from './operation'
import { withOrigin } from './origin'
import { rawParametersOf, readParameters, siteOf, withPathParameters } from './parameters'
import { createRoutes, type RouteMatch } from './routes'

export type DispatchSettings = Pick<CallSettings, 'strict'> & {
  operations: readonly Operation[]
  /** Documents served below `/f/` besides the operations, by path. */
  documents: ReadonlyMap<string, () => Response>
  /** Origins whose pages may read the responses. */
  corsOrigins: readonly string[]
  /** Whether the request comes from a page of an origin that may not write. */
  isForeign: (headers: Headers) => boolean
}

type Incoming = {
  request: Request
  /** The path below `/f/`. */
  path: string
  log: CallSettings['log']
}

export type Dispatch = (incoming: Incoming) => Promise<Response>

/**
 * Handles everything below `/f/`: the status is 200 and the envelope's code is the outcome. A cacheable response
 * has its cache tags in `x-isotherm-tags`.
 */
export function createDispatch(settings: DispatchSettings): Dispatch {
  const routes = createRoutes(settings.operations)
  return async (incoming) => {
    const response = await respond({ incoming, found: routes(incoming.path), settings })
    return withOrigin({ request: incoming.request, response, corsOrigins: settings.corsOrigins })
  }
}

type Call = { incoming: Incoming; found: RouteMatch; settings: DispatchSettings }
type LookedUpCall = Omit<Call, 'found'> & { found: RouteMatch | undefined }

async function respond({ incoming, found, settings }: LookedUpCall): Promise<Response> {
  const { request, path } = incoming
  const operation = found?.operation
  const document = settings.documents.get(path)
  if (document) return document()

  const message = translator(siteOf(rawParametersOf(request.url)), 'contract')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow(operation) })
  if (!found || !operation) return send({ envelope: refusal(404, message('unknownOperation')) })

  const method = methodOf(operation)
  // A HEAD response has no body, so no query is made and no view is counted.
  if (request.method === 'HEAD' && method === 'GET') return send({})
  if (request.method === 'POST' && method === 'POST' && settings.isForeign(request.headers)) {
    return send({ envelope: refusal(403, message('foreignOrigin')) })
  }
  if (request.method === method) return send(await run({ incoming, found, settings }))
  return send({ envelope: refusal(405, message('wrongMethod', { method })), headers: allow(operation) })
}

async function run({ incoming, found, settings }: Call): Promise<Reply> {
  const { request, log } = incoming
  const { operation, pathParameters } = found
  const message = translator(siteOf(rawParametersOf(request.url)), 'contract')
  try {
    const given = await readParameters(request)
    if (!given) return { envelope: refusal(400, message('unreadable')) }
    const responseHeaders = new Headers()
    const transport = { headers: request.headers, responseHeaders }
    const called = await callOperation(operation, withPathParameters(given, pathParameters), {
      strict: settings.strict,
      log,
      transport,
    })
    return { ...called, headers: responseHeaders }
  } catch (error) {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    log.error({ err: loggable(error), requestId, operation: operation.route }, 'contract operation failed')
    return { envelope: refusal(500, message('failure', { requestId })), headers: { [faultHeader]: '1' } }
  }
}

/** View counts have no cache tag, so responses expire: where visitors see the number, after seconds (decision 75). */
const cacheableControl = { other: 'no-cache, s-maxage=60', counting: 'no-cache, s-maxage=5' }

type Reply = Partial<CallResult> & { headers?: HeadersInit }

function send({ envelope, tags = null, counter, headers = {} }: Reply): Response {
  const response = new Response(envelope ? JSON.stringify(envelope) : null, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': tags ? cacheableControl[counter ? 'counting' : 'other'] : 'no-store',
      ...(tags && { 'x-isotherm-tags': tags.join(',') }),
      ...(tags && counter && { [counterHeader]: counter }),
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
