import { z } from 'zod'
import { defaultSite, siteIds } from '@/i18n/locales'
import { refusalCodes } from './envelope'
import { methodOf, type Operation, pathOf } from './operation'
import { siteParameter } from './parameters'
import { pathParametersOf } from './routes'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export type Parameter = {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: JsonSchema
}

export type DocumentedOperation = {
  operationId: string
  tags: [string]
  summary: string
  'x-also'?: readonly string[]
  parameters: Parameter[]
  /** Where a file is sent, which is no parameter. */
  requestBody?: { required: true; content: { 'multipart/form-data': { schema: JsonSchema } } }
  responses: { 200: Documented; [status: number]: Documented }
}

type Documented = { description: string; content: { 'application/json': { schema: JsonSchema } } }

export type PathItem = {
  /** Where it stands elsewhere than the others. */
  servers?: { url: string }[]
  get?: DocumentedOperation
  post?: DocumentedOperation
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, JsonSchema> }
}

type About = Pick<OpenApi, 'info' | 'servers'> & { operations: readonly Operation[] }

/** The table as OpenAPI 3.1, whose schemas are the JSON Schema that zod writes. */
export function toOpenApi({ operations, info, servers }: About): OpenApi {
  const schemas: Record<string, JsonSchema> = { Refusal: refusalShape(refusalCodes) }
  const paths: OpenApi['paths'] = {}
  for (const operation of operations) {
    const method = methodOf(operation) === 'GET' ? 'get' : 'post'
    paths[`/${pathOf(operation)}`] = { [method]: document(operation, schemas) }
  }
  return { openapi: '3.1.0', info, servers, paths, components: { schemas } }
}

/** The envelope of a refusal with one of these codes. */
export function refusalShape(codes: readonly number[]): JsonSchema {
  return {
    type: 'object',
    properties: {
      code: { enum: [...codes] },
      result: { type: 'null' },
      message: { type: 'string', description: 'In the language of the site' },
    },
    required: ['code', 'result', 'message'],
  }
}

export const siteSchema: Parameter = {
  name: siteParameter,
  in: 'query',
  required: false,
  description: 'The site whose content is asked for; an unknown one means the default',
  schema: { type: 'string', enum: [...siteIds], default: defaultSite },
}

function document(operation: Operation, schemas: Record<string, JsonSchema>): DocumentedOperation {
  const { area, name, also, summary, result } = operation
  const success: JsonSchema = {
    type: 'object',
    properties: { code: { const: 200 }, result: collected(result, schemas), message: { type: 'string' } },
    required: ['code', 'result', 'message'],
  }
  const schema: JsonSchema = { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] }
  return {
    operationId: name,
    tags: [area],
    summary,
    ...(also && { 'x-also': also }),
    parameters: [...toParameters(operation), siteSchema],
    responses: { 200: { description: 'The envelope', content: { 'application/json': { schema } } } },
  }
}

function toParameters(operation: Operation): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(operation.params, { io: 'input' })
  const inPath = pathParametersOf(operation)
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const { description, ...schema } = property
    const place = inPath.includes(name) ? 'path' : 'query'
    return [
      { name, in: place, required: required.includes(name), ...(description && { description }), schema },
    ]
  })
}

// zod keeps named schemas beside each result; the document keeps them once.
function collected(result: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(result)).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, ...schema } = JSON.parse(text) as JsonSchema
  for (const [name, named] of Object.entries($defs)) schemas[name] = without(named, 'id')
  return without(schema, '$schema')
}

function without(schema: JsonSchema, key: 'id' | '$schema'): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key))
}
