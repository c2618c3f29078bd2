import type { SiteId } from '@/i18n/locales'
import type { Page, Values } from './page'
import { pageOf, type PageName } from './table'

const noChoice = 'all'

/**
 * The path that Next serves and caches: `/<site>/<page>` and the page's segments, never a query.
 *
 * `/es_ES/news/code-IndustryNews/all/2`, `/zh_CN/newsDetail/1209669217492766722`.
 */
export function internalPath(site: SiteId, page: PageName, values: Values): string {
  return ['', site, page, ...segmentsOf(pageOf(page), values)].join('/')
}

/** The internal path of the preview of a page, which has a route of its own: `/<site>/preview/<page>/…`. */
export function previewPath(internal: string): string {
  return internal.replace(/^\/[^/]+/, '$&/preview')
}

export function notFoundPath(site: SiteId): string {
  return `/${site}/not-found`
}

/** Parses the segments of an internal path into parameters; null when they are invalid. */
export function paramsOf(page: PageName, segments: readonly string[]): Values | null {
  const row = pageOf(page)
  if (segments.length !== row.segments.length) return null

  const values: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const pair = readSegment(row, row.segments[index] ?? [], segment)
    if (!pair) return null
    if (pair !== noChoice) values[pair.name] = pair.value
  }
  return values
}

function segmentsOf(page: Page, values: Values): string[] {
  return page.segments.map((segment) => {
    if (typeof segment === 'string') return encode(values[segment] ?? page.query[segment]?.fallback ?? '')

    const name = segment.find((candidate) => values[candidate])
    if (!name) return noChoice
    const value = encode(values[name] ?? '')
    return page.query[name]?.closed ? value : `${name}-${value}`
  })
}

type Pair = { name: string; value: string }

function readSegment(page: Page, expected: Page['segments'][number], segment: string) {
  const text = decode(segment)
  if (text === null) return null
  if (typeof expected === 'string') return checked(page, { name: expected, value: text })
  if (text === noChoice) return noChoice

  const open = expected.find((name) => !page.query[name]?.closed && text.startsWith(`${name}-`))
  if (open) return checked(page, { name: open, value: text.slice(open.length + 1) })
  const closed = expected.find((name) => page.query[name]?.closed)
  return closed ? checked(page, { name: closed, value: text }) : null
}

function checked(page: Page, pair: Pair): Pair | null {
  return page.query[pair.name]?.accepts(pair.value) ? pair : null
}

// Next passes a segment to generateMetadata and to the page encoded and decoded. Without a % both are equal, so that
// cache() dedupes their loads.
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('~', '%7E').replaceAll('%', '~')
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment.replaceAll('~', '%'))
  } catch {
    return null
  }
}
