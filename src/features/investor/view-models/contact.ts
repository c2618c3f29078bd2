import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { mailHref, phoneHref } from '@/lib/contact-links'
import type { InvestorContact } from '../queries'

export type ContactLine = { name: string; label: string; text: string; href?: string }

const lines = ['phone', 'fax', 'email', 'address', 'postcode'] as const

/** The lines of the board secretary's card that have a text (S1 2.15). */
export function toContactLines(site: SiteId, contact: InvestorContact): ContactLine[] {
  const t = translator(site, 'investor')
  return lines.flatMap((name) => {
    const text = contact[name]
    return text ? [{ name, label: t(`contact.${name}`), text, href: hrefOf(name, text) }] : []
  })
}

function hrefOf(name: (typeof lines)[number], text: string): string | undefined {
  if (name === 'email') return mailHref(text)
  return name === 'phone' ? phoneHref(text) : undefined
}
