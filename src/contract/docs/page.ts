import escapeHtml from 'escape-html'
import type { DocumentedOperation, JsonSchema, OpenApi, Parameter } from '../kernel/openapi'
import { fillPath } from '../kernel/routes'
import { shapeHtml } from './shape'
import { docsStyle } from './style'

type Entry = DocumentedOperation & { method: 'GET' | 'POST'; path: string; base: string }

/** The OpenAPI document as an HTML page. */
export function docsPage({ info, servers, paths, components }: OpenApi): string {
  const base = servers[0]?.url ?? ''
  const areas = Map.groupBy(toEntries(paths, base), (entry) => entry.tags[0])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<div class="page">
<nav aria-label="Operations">${[...areas].map(([area, own]) => navHtml(area, own)).join('')}${shapesNavHtml(components.schemas)}</nav>
<main>
<h1>${escapeHtml(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((text) => `<p>${escapeHtml(text)}</p>`)
  .join('\n')}
<p><a href="${base}/openapi.json">OpenAPI 3.1 document</a></p>
${[...areas].map(([area, own]) => areaHtml(area, own)).join('\n')}
<h2>Shapes</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => shapeSectionHtml(name, schema))
  .join('\n')}
</main>
</div>
</body>
</html>
`
}

function toEntries(paths: OpenApi['paths'], usual: string): Entry[] {
  return Object.entries(paths).flatMap(([path, { servers, get, post }]) => {
    const base = servers?.[0]?.url ?? usual
    return [
      ...(get ? [{ ...get, method: 'GET' as const, path, base }] : []),
      ...(post ? [{ ...post, method: 'POST' as const, path, base }] : []),
    ]
  })
}

function navHtml(area: string, entries: Entry[]): string {
  const links = entries.map(
    ({ operationId, path }) => `<li><a href="#${operationId}">${escapeHtml(path.slice(1))}</a></li>`,
  )
  return `<h2>${heading(area)}</h2><ul>${links.join('')}</ul>`
}

function shapesNavHtml(schemas: OpenApi['components']['schemas']): string {
  const links = Object.keys(schemas).map((name) => `<li><a href="#${name}">${escapeHtml(name)}</a></li>`)
  return `<h2>Shapes</h2><ul>${links.join('')}</ul>`
}

function areaHtml(area: string, entries: Entry[]): string {
  return `<h2>${heading(area)}</h2>\n${entries.map(entryHtml).join('\n')}`
}

function entryHtml(entry: Entry): string {
  const { operationId, method, path, base, summary, parameters } = entry
  const also = entry['x-also'] ? `, also ${entry['x-also'].join(', ')}` : ''
  return `<section id="${operationId}">
<h3><span>${method}</span> ${escapeHtml(base + path)}</h3>
<p>${escapeHtml(summary)}</p>
<p class="also">${operationId}${also}</p>
<h4>Parameters</h4>
<table>${[...parameters, ...formFieldsOf(entry)].map(parameterHtml).join('')}</table>
<h4>Result</h4>
<pre tabindex="0">${shapeHtml(resultOf(entry))}</pre>
<h4>Example</h4>
<pre tabindex="0">${escapeHtml(exampleOf(entry))}</pre>
</section>`
}

/** Form data fields, shown with the parameters. */
function formFieldsOf({ requestBody }: Entry): Row[] {
  const { properties = {}, required = [] } = requestBody?.content['multipart/form-data'].schema ?? {}
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const { description, ...schema } = property
    return [{ name, in: 'form data', required: required.includes(name), description, schema }]
  })
}

type Row = Omit<Parameter, 'in'> & { in: Parameter['in'] | 'form data' }

function parameterHtml({ name, in: place, required, description = '', schema }: Row): string {
  const usual = schema.default === undefined ? 'optional' : `default ${JSON.stringify(schema.default)}`
  const needed = { path: 'in the address', query: 'required', 'form data': 'required, as form data' }[place]
  const cells = [shapeHtml(schema), escapeHtml(required ? needed : usual), escapeHtml(description)]
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function shapeSectionHtml(name: string, schema: JsonSchema): string {
  const description = schema.description ? `<p>${escapeHtml(schema.description)}</p>` : ''
  return `<section id="${name}"><h3>${escapeHtml(name)}</h3>${description}<h4>Shape</h4><pre tabindex="0">${shapeHtml(schema)}</pre></section>`
}

function resultOf({ responses }: Entry): JsonSchema {
  const [success] = responses[200].content['application/json'].schema.oneOf ?? []
  const result = typeof success === 'object' ? success.properties?.result : undefined
  return typeof result === 'object' ? result : {}
}

function exampleOf({ method, path, base, parameters }: Entry): string {
  const values = new Map(parameters.map(({ name, schema }) => [name, exampleValue(schema)]))
  const fields = parameters
    .filter(({ required, name, in: place }) => place === 'query' && (required || name === 'siteId'))
    .map(({ name }) => `${name}=${values.get(name)}`)
  return `${method} ${base}${fillPath(path, values)}?${fields.join('&')}`
}

const exampleValue = (schema: JsonSchema) => String(schema.examples?.[0] ?? schema.default ?? '…')

const heading = (area: string) => escapeHtml(area.charAt(0).toUpperCase() + area.slice(1))
