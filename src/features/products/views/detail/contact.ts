import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

export type ContactView = {
  address?: string
  phone?: { text: string; href: string }
  /** `href` begins a mail with the product in its subject. */
  email?: { text: string; href: string }
  hours?: string
}

type Settings = Partial<Record<'address' | 'phone' | 'email' | 'hours', string | null>>

/** Where to write about a product until the request form comes (S2 2.3, 2.5). */
export function toContact(site: SiteId, settings: Settings, product: string): ContactView {
  return toContactWays(settings, translator(site, 'product')('contact.subject', { product }))
}

/** The same for a mail of any subject. */
export function toContactWays({ address, phone, email, hours }: Settings, subject: string): ContactView {
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
