import escapeHtml from 'escape-html'
import type { JsonSchema } from '../kernel/openapi'

const refPrefix = '#/components/schemas/'

/** A JSON Schema as readable HTML: names and types, one field per line, named shapes as links. */
export function shapeHtml(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return refHtml(schema.$ref)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => shapeHtml(resolved(choice), indent)).join(' | ')
  if (schema.enum) return escapeHtml(schema.enum.map((value) => JSON.stringify(value)).join(' | '))
  if (schema.type === 'array') return arrayHtml(schema, indent)
  if (schema.type === 'object') return objectHtml(schema, indent)
  return escapeHtml([schema.type ?? 'any'].flat().join(' | '))
}

function refHtml(ref: string): string {
  const name = escapeHtml(ref.slice(refPrefix.length))
  return `<a href="#${name}">${name}</a>`
}

function arrayHtml({ items }: JsonSchema, indent: string): string {
  const item = resolved([items ?? {}].flat()[0] ?? {})
  return 'not' in item ? '[]' : `${shapeHtml(item, indent)}[]`
}

function objectHtml({ properties = {} }: JsonSchema, indent: string): string {
  const lines = Object.entries(properties).map(([name, property]) => {
    const field = resolved(property)
    const note = field.description ? `<i>  ${escapeHtml(field.description)}</i>` : ''
    return `${indent}  <b>${escapeHtml(name)}</b>: ${shapeHtml(field, `${indent}  `)}${note}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

// JSON Schema also allows true and false; we use neither.
function resolved(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema
}
