import { internationalSites, type SiteId } from '@/i18n/locales'
import { siteOf } from './site'

const year = 31_536_000

/**
 * Stores the site of the visitor (S1 2.1, 2.3): in local storage, and for international sites in the cookie `site`,
 * by which the gateway selects the site of addresses without lang.
 */
export function storeSite(site: SiteId) {
  const cookie = siteCookie(site)
  if (cookie) document.cookie = cookie
  try {
    for (const [key, value] of Object.entries(storedValues(site))) localStorage.setItem(key, value)
  } catch {
    // Storage may be blocked.
  }
}

/** The same as an inline script: constant per site, so that its hash is stable. */
export function storeSiteScript(site: SiteId): string {
  const cookie = siteCookie(site)
  const writes = Object.entries(storedValues(site)).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)},${JSON.stringify(value)})`,
  )
  const stored = `try{${writes.join(';')}}catch{}`
  return cookie ? `${stored}document.cookie=${JSON.stringify(cookie)}` : stored
}

function storedValues(site: SiteId) {
  return { languages: site, country: site, sitePath: siteOf(site).facts.sitePath }
}

function siteCookie(site: SiteId): string | null {
  const international = internationalSites.some((id) => id === site)
  return international ? `site=${site}; Path=/; Max-Age=${year}; SameSite=Lax` : null
}
