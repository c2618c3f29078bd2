import escapeHtml from 'escape-html'
import { languageTag, defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { translator, type Translate } from '@/i18n/translator'
import type { Contact } from '@/server/contacts'
import type { Exchange } from './exchange'
import type { Route } from './cache-policy'
import type { Refusal } from './refusal'

/** In seconds. */
const retryAfter = 10

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.5rem;color:#1a1a1a}' +
  'h1{font-size:1.75rem;line-height:1.25}a{color:#0b4f8a}'

type Options = { exchange: Exchange; route: Route; contactOf: (site: SiteId) => Contact }

/** The response while the database is unavailable: a page without scripts, or the contract's envelope. */
export function unavailableRefusal({ exchange, route, contactOf }: Options): Refusal {
  const isPage = route.kind === 'cacheable' && (route.what === 'page' || route.what === 'notFound')
  const siteInRequest = isPage ? route.key.split('/')[1] : new URLSearchParams(exchange.query).get('siteId')
  const site = isSiteId(siteInRequest) ? siteInRequest : defaultSite
  const t = translator(site, 'errors')
  const refusal = {
    status: 503,
    message: t('unavailable.text'),
    headers: { 'retry-after': String(retryAfter) },
  }
  if (/^\/api\/(?!f\/)/.test(exchange.path)) return { ...refusal, body: adminErrors(refusal.message) }
  if (!isPage && !/^\/admin(?:\/|$)/.test(exchange.path))
    return { ...refusal, body: envelope(refusal.message) }
  const headers = {
    ...refusal.headers,
    'content-security-policy': policy,
    'content-language': languageTag[site],
  }
  return { ...refusal, headers, body: page({ site, t, contact: contactOf(site) }) }
}

function envelope(message: string) {
  return json({ code: 503, result: null, message })
}

/** The format that the admin shows. */
function adminErrors(message: string) {
  return json({ errors: [{ message }] })
}

function json(value: object) {
  return { type: 'application/json', text: JSON.stringify(value) }
}

type Page = { site: SiteId; t: Translate<'errors'>; contact: Contact }

function page({ site, t, contact: { company, email, phone } }: Page) {
  const title = escapeHtml(t('unavailable.title'))
  const links = [
    ...(email ? [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`] : []),
    ...(phone ? [`<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`] : []),
  ]
  const contact =
    links.length > 0 ? `<p>${escapeHtml(t('unavailable.contact'))} ${links.join(' · ')}</p>` : ''
  const text = `<!doctype html>
<html lang="${languageTag[site]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${company ? ` | ${escapeHtml(company)}` : ''}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('unavailable.text'))}</p>
${contact}
<p><a href="">${escapeHtml(t('failed.retry'))}</a></p>
</main>
</body>
</html>
`
  return { type: 'text/html; charset=utf-8', text }
}
