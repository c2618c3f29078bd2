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
  const { address, phone, email, hours } = settings
  const subject = encodeURIComponent(translator(site, 'product')('contact.subject', { product }))
  return {
    address: address || undefined,
    phone: phone
      ? { text: phone, href: `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}` }
      : undefined,
    email: email ? { text: email, href: `mailto:${email}?subject=${subject}` } : undefined,
    hours: hours || undefined,
  }
}
