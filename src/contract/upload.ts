import { attachmentExtensions } from '@/lib/inquiries/attachments'
import {
  refusalShape,
  siteSchema,
  type DocumentedOperation,
  type JsonSchema,
  type PathItem,
} from './kernel/openapi'

const field: JsonSchema = {
  type: 'string',
  format: 'binary',
  description: `One file, of any field name: ${Object.keys(attachmentExtensions).join(', ')}. Its content decides.`,
}

const success: JsonSchema = {
  type: 'object',
  properties: {
    code: { const: 200 },
    result: { type: 'string', description: 'The reference of the file; a request names it as `file`, once' },
    message: { type: 'string' },
  },
  required: ['code', 'result', 'message'],
}

const envelope = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Rejected with an HTTP status of its own, which is also the envelope's code (readings 20). */
const refusals = {
  400: 'No file, several, an empty, a damaged or an infected one',
  403: 'Only the forms of the sites send files',
  413: 'Too large',
  415: 'Of another type, or with an archive inside',
  429: 'Too many files at once; Retry-After is the time to wait',
}

const post: DocumentedOperation = {
  operationId: 'uploadFile',
  tags: ['form'],
  summary: 'Takes the attachment of a request. A file that no request names within a day is removed.',
  parameters: [siteSchema],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', properties: { file: field }, required: ['file'] } },
    },
  },
  responses: {
    200: { description: 'The envelope', content: envelope(success) },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, content: envelope(refusalShape([Number(status)])) },
      ]),
    ),
  },
}

/** The upload path of the contract outside `/f/`: form data are not parameters, so they have a separate route. */
export const uploadPaths: Record<string, PathItem> = {
  '/upload': { servers: [{ url: '/file' }, { url: '/biomedical-admin-api/file' }], post },
}
