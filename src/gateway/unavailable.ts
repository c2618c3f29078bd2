import escapeHtml from 'escape-html'
import { languageTag, defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { translator, type Translate } from '@/i18n/translator'
import { AppError } from '@/lib/app-error'
import { mailHref, phoneHref } from '@/lib/contact-links'
import { plainPage } from '@/lib/plain-page'
import type { Contact } from '@/server/contacts'
import type { Exchange } from './exchange'
import type { Route } from './cache-policy'
import type { Refusal } from './refusal'

/** In seconds. */
const retryAfter = 10

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

type Options = { exchange: Exchange; route: Route; contactOf: (site: SiteId) => Contact }

/** The response while the database is unavailable: a page without scripts, or the contract's envelope. */
export function unavailableRefusal({ exchange, route, contactOf }: Options): Refusal {
  const isPage = route.kind === 'cacheable' && (route.what === 'page' || route.what === 'notFound')
  const siteInRequest = isPage ? route.key.split('/')[1] : new URLSearchParams(exchange.query).get('siteId')
  const site = isSiteId(siteInRequest) ? siteInRequest : defaultSite
  const t = translator(site, 'errors')
  const text = t('unavailable.text')
  if (/^\/api\/(?!f\/)/.test(exchange.path)) return refusalWith(text, adminErrors(text))
  if (!isPage && !/^\/admin(?:\/|$)/.test(exchange.path)) return refusalWith(text, envelope(text))
  const headers = { 'content-security-policy': policy, 'content-language': languageTag[site] }
  return refusalWith(text, page({ site, t, contact: contactOf(site) }), headers)
}

function refusalWith(message: string, body: Refusal['body'], headers: Record<string, string> = {}): Refusal {
  return Object.assign(new AppError('unavailable', message, { headers, retryAfterSeconds: retryAfter }), {
    body,
  })
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
  const text = plainPage({
    lang: languageTag[site],
    heading: t('unavailable.title'),
    company,
    content: [
      `<p>${escapeHtml(t('unavailable.text'))}</p>`,
      ...waysToContact(t, email && link(mailHref(email), email), phone && link(phoneHref(phone), phone)),
      `<p>${link('', t('failed.retry'))}</p>`,
    ],
  })
  return { type: 'text/html; charset=utf-8', text }
}

function waysToContact(t: Page['t'], ...links: (string | undefined)[]): string[] {
  const ways = links.filter(Boolean)
  return ways.length > 0 ? [`<p>${escapeHtml(t('unavailable.contact'))} ${ways.join(' · ')}</p>`] : []
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
}
