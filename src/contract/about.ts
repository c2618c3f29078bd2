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
        'Public reads and requests of the sites. Every answer is an envelope: code 200 with a result, or another code with a null result and a message in the language of the site.',
        'The codes: 400 names a parameter that is missing or not valid, 403 stands for an operation that is switched off, 404 stands for an unknown id or address, 405 for the wrong method, 429 for calls that come too often, 500 for a fault of ours. The HTTP status stays 200. Limits at the door answer with their own status (413, 429, 431) and the same envelope.',
        'Each call takes siteId. POST operations take their parameters in the query, as a form or as a JSON object. Every address also answers under /biomedical-admin-api/f/. A file is sent beside them, to /file/upload.',
      ].join('\n\n'),
    },
    servers: [{ url: '/f' }, { url: '/biomedical-admin-api/f' }],
    operations,
  })
  return { ...document, paths: { ...document.paths, ...uploadPaths } }
}
