import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

export const GET = REST_GET(config)
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)

const post = REST_POST(config)

/** Payload reads the JSON body of a request that overrides its method outside of its error handling. */
export const POST: typeof post = async (request, context) => {
  try {
    return await post(request, context)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return Response.json({ errors: [{ message: 'Invalid JSON' }] }, { status: 400 })
  }
}
