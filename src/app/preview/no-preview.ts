import escapeHtml from 'escape-html'
import { cookies } from 'next/headers'
import { getRequestLanguage } from 'payload'
import { siteLabels } from '@/cms/site-labels'
import { textFor, type Values } from '@/cms/texts'
import type { AdminKey } from '@/cms/texts/types'
import type { SiteId } from '@/i18n/locales'
import { plainPage } from '@/lib/plain-page'
import { cms } from '@/server/cms'

/** Why there is no preview, with the addresses that help. */
type Reason =
  | { kind: 'signedOut' | 'role' | 'nowhere' }
  | { kind: 'page'; site: SiteId; others: { site: SiteId; address: string }[] }
  | { kind: 'version'; latest: string }

const statuses = { signedOut: 401, role: 403, nowhere: 404, page: 404, version: 404 }

/** Says in the language of the admin why there is no preview, and what to do. */
export async function noPreview(headers: Headers, reason: Reason): Promise<Response> {
  const { config } = await cms()
  const language = getRequestLanguage({ config, cookies: await cookies(), headers })
  const t = (key: AdminKey, values: Values = {}) => textFor(language, key, values)
  const html = plainPage({ lang: language, ...partsOf(reason, t) })
  return new Response(html, {
    status: statuses[reason.kind],
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

type Parts = { heading: string; content: string[] }

function partsOf(reason: Reason, t: (key: AdminKey, values?: Values) => string): Parts {
  const parts = (title: string, text: string, ...more: string[]) => ({
    heading: title,
    content: [`<p>${escapeHtml(text)}</p>`, ...more],
  })
  switch (reason.kind) {
    case 'signedOut': {
      const links = [link('/admin/login', t('noPreview:signIn'), '_blank'), link('', t('noPreview:again'))]
      return parts(t('noPreview:signInTitle'), t('noPreview:signedOut'), listOf(links))
    }
    case 'role':
      return parts(t('noPreview:roleTitle'), t('noPreview:role'))
    case 'nowhere':
      return parts(
        t('noPreview:nowhereTitle'),
        t('noPreview:nowhere'),
        listOf([link('', t('noPreview:again'))]),
      )
    case 'page': {
      const others = reason.others.map(({ site, address }) => link(address, siteLabels[site]))
      const title = t('noPreview:pageTitle', { site: siteLabels[reason.site] })
      return parts(title, t('noPreview:page'), listOf(others))
    }
    case 'version':
      return parts(
        t('noPreview:versionTitle'),
        t('noPreview:version'),
        listOf([link(reason.latest, t('noPreview:latestDraft'))]),
      )
  }
}

function listOf(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function link(href: string, text: string, target = '_self'): string {
  return `<a href="${escapeHtml(href)}" target="${target}">${escapeHtml(text)}</a>`
}
