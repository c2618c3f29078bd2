type WithOrigin = {
  request: Request
  response: Response
  /** Origins whose pages may read the responses. */
  corsOrigins: readonly string[]
}

/** Adds CORS headers for the configured origins; pages of other origins cannot read the response (readings 35). */
export function withOrigin({ request, response, corsOrigins }: WithOrigin): Response {
  const origin = request.headers.get('origin')
  if (corsOrigins.length > 0) response.headers.append('vary', 'Origin')
  if (origin && corsOrigins.includes(origin)) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-allow-headers', 'Content-Type')
    // Cached responses are shared; these headers are for one origin.
    response.headers.delete('x-isotherm-tags')
  }
  return response
}
