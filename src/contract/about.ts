import { toOpenApi } from './kernel/openapi'
import { operations } from './table'
import { uploadPaths } from './upload'

/** The complete contract as OpenAPI; openapi.json is generated from it. */
export function contractDocument() {
  const document = toOpenApi({
    info: {
      title: 'The /f/ contract',
      version: '1.0.0',
      description: [
        'Public reads and requests of the sites. Every response is an envelope: code 200 with a result, or another code with a null result and a message in the language of the site.',
        'The codes: 400 names a missing or invalid parameter, 403 is an operation that is switched off, 404 an unknown id or address, 405 for the wrong method, 429 for calls that are too frequent, 500 for an internal error. The HTTP status stays 200. Limits of the gateway have their own status (413, 429, 431) and the same envelope.',
        'Each call takes siteId. POST operations take their parameters in the query, as a form or as a JSON object. Every address is also available below /biomedical-admin-api/f/. A file is sent separately, to /file/upload.',
      ].join('\n\n'),
    },
    servers: [{ url: '/f' }, { url: '/biomedical-admin-api/f' }],
    operations,
  })
  return { ...document, paths: { ...document.paths, ...uploadPaths } }
}
