import { withoutMarks } from '@/lib/content-marks'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { mailHref, phoneHref } from '@/lib/contact-links'

export type ContactOptionsView = {
  address?: string
  phone?: { text: string; href: string }
  /** `href` is a mailto link with a subject. */
  email?: { text: string; href: string }
  hours?: string
}

type Settings = Partial<Record<'address' | 'phone' | 'email' | 'hours', string | null>>

/** Contact details with an email subject about a topic (S2 2.3, 2.5). */
export function toContactAbout(site: SiteId, settings: Settings, topic: string): ContactOptionsView {
  return toContactOptions(settings, translator(site, 'contact')('request.subject', { topic }))
}

/** The same with any email subject. */
export function toContactOptions(
  { address, phone, email, hours }: Settings,
  subject: string,
): ContactOptionsView {
  return {
    address: address || undefined,
    phone: phone ? { text: phone, href: phoneHref(phone) } : undefined,
    email: email ? { text: email, href: mailHref(email, withoutMarks(subject)) } : undefined,
    hours: hours || undefined,
  }
}
