import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { regionWords } from './chinese-words'
import { consentErrors, consentWords } from './consent-words'
import { commonWords, type FormWords } from './words'

type CompanyContact = { companyName: string; email?: string | null; phone?: string | null }

export type BoardWords = ReturnType<typeof boardWords>

/** The message board of the footer (S1 2.4, 5). */
export function boardWords(site: SiteId, { companyName, ...contact }: CompanyContact) {
  const t = translator(site, 'messageBoard')
  const common = commonWords(site, contact)
  return {
    title: t('title'),
    note: t('note'),
    loading: t('loading'),
    unloaded: t('unloaded'),
    retry: t('retry'),
    common: { ...common, sent: { ...common.sent, title: t('sent') } },
    labels: labels(site),
    errors: { ...boardErrors(site), ...consentErrors(site, companyName) },
    places: regionWords(site),
    consents: consentWords(site, companyName),
  } satisfies FormWords & Record<string, unknown>
}

function labels(site: SiteId) {
  const t = translator(site, 'messageBoard')
  return {
    name: t('fields.name'),
    email: t('fields.email'),
    content: t('fields.content'),
    province: t('fields.province'),
    city: t('fields.city'),
    phone: t('fields.phone'),
    organ: t('fields.organ'),
    country: t('fields.country'),
  }
}

function boardErrors(site: SiteId): FormWords['errors'] {
  const t = translator(site, 'messageBoard')
  return {
    name: { missing: t('errors.name.missing') },
    email: { missing: t('errors.email.missing') },
    content: { missing: t('errors.content.missing') },
    province: { missing: t('errors.province.missing') },
    city: { missing: t('errors.city.missing') },
    phone: { missing: t('errors.phone.missing') },
    organ: { missing: t('errors.organ.missing') },
  }
}
