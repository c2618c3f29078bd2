import { languageTag, type SiteId } from '@/i18n/locales'
import type { SiteRequest } from '@/payload-types'

/** The subject of an answer, in the language in which was asked. */
const subjects: Record<string, string> = {
  en: 'Your request',
  es: 'Su solicitud',
  fr: 'Votre demande',
  zh: '您的咨询',
}

/** Opens an answer in the mail program; null where the sender left nothing that mail goes to. */
export function mailAddress({
  email,
  reference,
  site,
}: Pick<SiteRequest, 'email' | 'reference' | 'site'>): string | null {
  if (!email || !/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(email)) return null
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`${subjectOn(site)} ${reference}`)}`
}

export function telephoneAddress(number: string | null | undefined): string | null {
  const digits = (number ?? '').replaceAll(/[\s().-]/g, '')
  return /^\+?\d{5,20}$/.test(digits) ? `tel:${digits}` : null
}

function subjectOn(site: SiteId): string {
  return subjects[languageTag[site].slice(0, 2)] ?? 'Your request'
}
