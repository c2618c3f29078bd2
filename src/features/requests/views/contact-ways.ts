import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

export type ContactWaysView = {
  address?: string
  phone?: { text: string; href: string }
  /** `href` begins a mail with its subject. */
  email?: { text: string; href: string }
  hours?: string
}

type Settings = Partial<Record<'address' | 'phone' | 'email' | 'hours', string | null>>

/** Where to write about a topic without the form (S2 2.3, 2.5). */
export function toContactAbout(site: SiteId, settings: Settings, topic: string): ContactWaysView {
  return toContactWays(settings, translator(site, 'contact')('request.subject', { topic }))
}

/** The same for a mail of any subject. */
export function toContactWays({ address, phone, email, hours }: Settings, subject: string): ContactWaysView {
  return {
    address: address || undefined,
    phone: phone ? { text: phone, href: phoneHref(phone) } : undefined,
    email: email
      ? { text: email, href: `mailto:${email}?subject=${encodeURIComponent(subject)}` }
      : undefined,
    hours: hours || undefined,
  }
}

/** The zero that is only dialled at home is left out. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`
}
