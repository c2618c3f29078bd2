import type { Endpoint, PayloadRequest } from 'payload'

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const

/**
 * The contract below Payload's API route, for `endpoints` of its config. Payload matches endpoint paths
 * one by one on each request, so it gets a single path and the operation is looked up here. The operations are
 * loaded on the first call, since they import the config that includes this module.
 */
export const contractEndpoints: Endpoint[] = methods.map((method) => ({
  path: '/f/:path(.*)?',
  method,
  handler,
}))

async function handler(req: PayloadRequest): Promise<Response> {
  const { handleContract } = await import('./handler')
  const path = String(req.routeParams?.path ?? '')
  return handleContract({ request: toRequest(req), path, log: req.payload.logger })
}

// Payload adds its own properties to the original request and types only some of the native ones.
function toRequest(req: PayloadRequest): Request {
  return req as unknown as Request
}
