import { attachmentEndings } from '@/lib/requests/attachments'
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
  description: `One file, of any field name: ${Object.keys(attachmentEndings).join(', ')}. Its content decides.`,
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

/** Refused with a status of its own, which the envelope repeats (readings 20). */
const refusals = {
  400: 'No file, several, an empty, a damaged or an infected one',
  403: 'Only the forms of the sites send files',
  413: 'Too large',
  415: 'Of another type, or with an archive inside',
  429: 'Too many files at once; Retry-After says when',
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

/** What stands beside `/f/` and belongs to the contract: form data are no parameters, so a route of its own takes them. */
export const uploadPaths: Record<string, PathItem> = {
  '/upload': { servers: [{ url: '/file' }, { url: '/biomedical-admin-api/file' }], post },
}
