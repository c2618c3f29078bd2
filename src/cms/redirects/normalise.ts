import { documentAddressOn, documentOf, type PagedDocument } from '@/addresses/document-pages'
import { readAddress, shortAddress, type RedirectSite } from '@/addresses/redirects'
import { withoutOrigin } from './own-origins'

/** A redirect as an editor writes it, in the form or as a row of a table. */
export type WrittenRedirect = {
  from: string
  site: RedirectSite
  document: PagedDocument | null
  address: string
}

export type NormalisedRedirect = WrittenRedirect & {
  /** Empty for an address that cannot have a redirect. */
  key: string
}

/**
 * Brings both addresses into their one spelling. The address of a document's page becomes that document, and a document
 * has its address beside it, which is what visitors' requests are answered with.
 */
export function normalise(written: WrittenRedirect, ownOrigins: readonly string[]): NormalisedRedirect {
  return { ...written, ...normaliseFrom(written, ownOrigins), ...normaliseTarget(written, ownOrigins) }
}

function normaliseFrom({ from, site }: WrittenRedirect, ownOrigins: readonly string[]) {
  const path = withoutOrigin(from, ownOrigins)
  const read = readAddress(path)
  if (read.kind === 'page') return { from: shortAddress(site, read), key: read.key }
  return read.kind === 'unknown' ? { from: read.written, key: read.key } : { from: path, key: '' }
}

function normaliseTarget({ document, address }: WrittenRedirect, ownOrigins: readonly string[]) {
  if (document) return { document, address: addressOf(document) }
  const path = withoutOrigin(address, ownOrigins)
  if (!path.startsWith('/')) return { document: null, address: URL.parse(path)?.href ?? path }
  const read = readAddress(path)
  const shown = read.kind === 'page' ? documentOf(read.page, read.params) : null
  return shown ? { document: shown, address: addressOf(shown) } : { document: null, address: path }
}

/** Without a site of its own where the international sites have the page: each visitor gets the page on theirs. */
function addressOf(document: PagedDocument): string {
  const address = documentAddressOn('en_EN', document)
  return address ? address.replace(/[?&]lang=en_EN$/, '') : (documentAddressOn('zh_CN', document) ?? '/')
}
