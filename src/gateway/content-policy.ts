import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

type ExtraSources = Map<string, string[]>

const extendable = ['script-src', 'connect-src', 'img-src', 'frame-src', 'media-src', 'font-src']
const hostSource = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i
const scriptTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/** For SVG files opened as documents: no scripts run. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The development server's tools evaluate scripts and open web sockets. */
export const developmentPolicy = toPolicy({
  scripts: ["'unsafe-inline'", "'unsafe-eval'"],
  extras: new Map([['connect-src', ['ws:', 'wss:']]]),
})

/**
 * The policy of one HTML document: scripts run from our origin, or inline when their hash is that of a script in the document.
 * Hosts are added by `extra` (the response's x-isotherm-csp header) and by `<meta name="isotherm-csp">`,
 * both written like a policy: `frame-src https://a.example; img-src https://b.example`.
 */
export function contentPolicy(html: string, extra = ''): string {
  const { scripts, meta } = readDocument(html)
  const hashes = new Set(
    scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
  return toPolicy({ scripts: [...hashes], extras: parseExtras(`${extra};${meta}`) })
}

function toPolicy({ scripts, extras }: { scripts: string[]; extras: ExtraSources }): string {
  const directives = new Map([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scripts]],
    // React writes style attributes, which hashes do not cover.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['connect-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'self'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ])
  for (const [name, sources] of extras)
    directives.set(name, [...(directives.get(name) ?? ["'self'"]), ...sources])
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ')
}

function parseExtras(text: string): ExtraSources {
  const extras: ExtraSources = new Map()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const hosts = sources.filter((source) => hostSource.test(source))
    if (extendable.includes(name) && hosts.length > 0)
      extras.set(name, [...(extras.get(name) ?? []), ...hosts])
  }
  return extras
}

/** The inline scripts as the browser hashes them, and the hosts that the document's head adds. */
function readDocument(html: string): { scripts: string[]; meta: string } {
  const scripts: string[] = []
  let meta = ''
  let inHead = true
  let current: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') inHead = false
      if (name === 'meta' && inHead && attributes.name === 'isotherm-csp') meta += `${attributes.content};`
      if (name === 'script' && attributes.src === undefined && scriptTypes.test(attributes.type ?? ''))
        current = ''
    },
    ontext(text) {
      if (current !== null) current += text
    },
    onclosetag(name) {
      if (name !== 'script' || current === null) return
      scripts.push(current.replace(/\r\n?/g, '\n'))
      current = null
    },
  })
  parser.end(html)
  return { scripts, meta }
}
