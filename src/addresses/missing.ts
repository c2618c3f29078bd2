import type { Located } from './locate'
import { readAddress, redirectKeys, shortAddress } from './redirects'

type Requested = { located: Located; path: string; query: URLSearchParams }

const maxLength = 200
const maxSegments = 8

/** What scanners look for, and what has other addresses here; pages of old systems end in .html or nothing. */
const scannedExtension =
  /\.(?:action|asmx?|aspx?|ashx|axd|bak|cfm?|cfg|cgi|conf|db|dll|do|ds_store|env|exe|git|gz|ini|jar|js|json|jsp|jspx|key|log|map|old|pem|php\d?|phtml|pl|properties|py|rar|sh|sql|sqlite|swp|tar|tgz|toml|txt|war|xml|ya?ml|zip)$/
const scannedName =
  /\/(?:\.|wp-|wordpress|xmlrpc|phpmyadmin|pma|mysql|cgi-bin|vendor\/|actuator|solr|jenkins|telescope|console|owa\/|ecp\/|boaform|hnap1|administrator|\+cscoe)/
/** Controls, invisible marks, private characters and what does not belong into an address. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}<>"'`{}|\\^$;]/u
/** Addresses of mails, and long numbers or codes, may be about a person. */
const personal = /@|%40|\d{20}|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}/i

/**
 * A missing page as it is counted, or null for what nobody should look at: attempts of scanners and what may be
 * about a person. The query is only kept as far as it names a page.
 */
export function missingAddressOf({ located, path, query }: Requested) {
  if (located.kind !== 'page' && located.kind !== 'notFound') return null
  const keys = redirectKeys(located, path, query)
  const key = keys.at(-1) ?? ''
  const address = located.kind === 'page' ? shortAddress(located.site, located) : key
  return isCounted(address) ? { site: located.site, key, address } : null
}

/** The page of these sites on which the visitor followed the link; without what visitors typed. */
export function ownReferrer(referrer: string | undefined, host: string): string | null {
  const url = referrer ? URL.parse(referrer) : null
  if (!url || url.host !== host) return null
  const read = readAddress(`${url.pathname}${url.search}`)
  if (read.kind !== 'page') return null
  const address =
    read.page === 'search'
      ? shortAddress(read.site, { page: 'search', params: {} })
      : shortAddress(read.site, read)
  return address.length <= maxLength ? address : null
}

function isCounted(address: string): boolean {
  const decoded = decodeAddress(address)
  if (decoded === null || decoded.length > maxLength || unprintable.test(decoded)) return false
  const path = (decoded.split('?')[0] ?? '').toLowerCase()
  if (path.split('/').length > maxSegments + 1) return false
  return !scannedExtension.test(path) && !scannedName.test(path) && !personal.test(decoded)
}

function decodeAddress(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}
