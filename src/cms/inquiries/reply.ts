import { languageTag, type SiteId } from '@/i18n/locales'
import type { Inquiry } from '@/payload-types'

/** The subject of a reply, in the language of the inquiry. */
const subjects: Record<string, string> = {
  en: 'Your request',
  es: 'Su solicitud',
  fr: 'Votre demande',
  zh: '您的咨询',
}

/** A link that opens a reply in the mail program; null without a valid address. */
export function replyLink({
  email,
  reference,
  site,
}: Pick<Inquiry, 'email' | 'reference' | 'site'>): string | null {
  if (!email || !/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(email)) return null
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`${subjectOn(site)} ${reference}`)}`
}

export function telephoneLink(number: string | null | undefined): string | null {
  const digits = (number ?? '').replaceAll(/[\s().-]/g, '')
  return /^\+?\d{5,20}$/.test(digits) ? `tel:${digits}` : null
}

function subjectOn(site: SiteId): string {
  return subjects[languageTag[site].slice(0, 2)] ?? 'Your request'
}
