type WithOrigin = {
  request: Request
  response: Response
  /** Origins whose pages may read the answers. */
  corsOrigins: readonly string[]
}

/** Lets pages of the configured origins read an answer; other pages get it and may not (readings 35). */
export function withOrigin({ request, response, corsOrigins }: WithOrigin): Response {
  const origin = request.headers.get('origin')
  if (corsOrigins.length > 0) response.headers.append('vary', 'Origin')
  if (origin && corsOrigins.includes(origin)) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-allow-headers', 'Content-Type')
    // Kept bytes are the same for everyone; these name one origin.
    response.headers.delete('x-isotherm-tags')
  }
  return response
}
