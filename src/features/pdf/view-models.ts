import { href } from '@/addresses/href'
import { fileKey } from '@/addresses/param'
import type { SiteId } from '@/i18n/locales'
import type { PdfLinkData } from '@/lib/pdf-link'
import type { FileEntry } from './queries'

/** The content of the viewer page: the document, or the reason why there is none. */
export type PdfResult =
  | { kind: 'document'; title: string; fileHref: string }
  | { kind: 'outside' | 'missing' }
  | { kind: 'other'; title: string; fileHref: string }

const titleLength = 120
const folder = '/file/'

/** `key` is the part of a file's address after `file/`, as received. */
export function toPdfResult(key: string, entry: FileEntry | null): PdfResult {
  if (!key.includes('/')) return { kind: 'outside' }
  if (!entry) return { kind: 'missing' }
  const kind = entry.mimeType === 'application/pdf' ? 'document' : 'other'
  return { kind, title: toTitle(entry.name), fileHref: folder + key }
}

/** The name of a file as a heading: one line without its ending. */
export function toTitle(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const withoutEnding = line.replace(/\.pdf$/i, '').trim() || line
  const letters = Array.from(withoutEnding)
  return letters.length > titleLength ? `${letters.slice(0, titleLength - 1).join('')}…` : withoutEnding
}

/**
 * The key of a file's address as old links give it to the static viewer: `/file/<key>`, `file/<key>`, or with
 * one of our own origins; null for everything else (S1 2.19).
 */
export function keyOfAddress(address: string, origins: readonly string[]): string | null {
  const own = origins.find((origin) => address.startsWith(`${origin}/`))
  const path = own ? address.slice(own.length) : address
  const key = /^\/?file\/([^?#]*)(?:[?#].*)?$/s.exec(path)?.[1] ?? ''
  return fileKey.accepts(key) ? key : null
}

/**
 * What a link to a document needs, for `PdfLink` of src/ui/pdf: `url` is the file's public address,
 * `name` the document's name on this site.
 */
export function toPdfLink(site: SiteId, { url, name }: { url: string; name: string }): PdfLinkData {
  const key = url.startsWith(folder) ? url.slice(folder.length) : url
  const fileName = name.replace(/\s+/g, '')
  return {
    viewerHref: href(site, 'pdf', { fileName, url: key }),
    fileHref: url,
    name: toTitle(name),
  }
}
