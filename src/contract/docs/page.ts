import escapeHtml from 'escape-html'
import type { DocumentedOperation, JsonSchema, OpenApi, Parameter } from '../kernel/openapi'
import { fillPath } from '../kernel/routes'
import { shapeHtml } from './shape'
import { docsStyle } from './style'

type Entry = DocumentedOperation & { method: 'GET' | 'POST'; path: string }

/** The OpenAPI document as one page to read. */
export function docsPage({ info, servers, paths, components }: OpenApi): string {
  const entries = toEntries(paths)
  const areas = Map.groupBy(entries, (entry) => entry.tags[0])
  const base = servers[0]?.url ?? ''
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
${[...areas].map(([area, own]) => areaHtml(area, own, base)).join('\n')}
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

function toEntries(paths: OpenApi['paths']): Entry[] {
  return Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ ...get, method: 'GET' as const, path }] : []),
    ...(post ? [{ ...post, method: 'POST' as const, path }] : []),
  ])
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

function areaHtml(area: string, entries: Entry[], base: string): string {
  return `<h2>${heading(area)}</h2>\n${entries.map((entry) => entryHtml(entry, base)).join('\n')}`
}

function entryHtml(entry: Entry, base: string): string {
  const { operationId, method, path, summary, parameters } = entry
  const also = entry['x-also'] ? `, also ${entry['x-also'].join(', ')}` : ''
  return `<section id="${operationId}">
<h3><span>${method}</span> ${escapeHtml(base + path)}</h3>
<p>${escapeHtml(summary)}</p>
<p class="also">${operationId}${also}</p>
<h4>Parameters</h4>
<table>${parameters.map(parameterHtml).join('')}</table>
<h4>Result</h4>
<pre tabindex="0">${shapeHtml(resultOf(entry))}</pre>
<h4>Example</h4>
<pre tabindex="0">${escapeHtml(exampleOf(entry, base))}</pre>
</section>`
}

function parameterHtml({ name, in: place, required, description = '', schema }: Parameter): string {
  const usual = schema.default === undefined ? 'optional' : `default ${JSON.stringify(schema.default)}`
  const needed = place === 'path' ? 'in the address' : 'required'
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

function exampleOf({ method, path, parameters }: Entry, base: string): string {
  const values = new Map(parameters.map(({ name, schema }) => [name, exampleValue(schema)]))
  const fields = parameters
    .filter(({ required, name, in: place }) => place === 'query' && (required || name === 'siteId'))
    .map(({ name }) => `${name}=${values.get(name)}`)
  return `${method} ${base}${fillPath(path, values)}?${fields.join('&')}`
}

const exampleValue = (schema: JsonSchema) => String(schema.examples?.[0] ?? schema.default ?? '…')

const heading = (area: string) => escapeHtml(area.charAt(0).toUpperCase() + area.slice(1))
