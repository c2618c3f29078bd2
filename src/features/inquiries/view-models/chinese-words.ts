import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { consentErrors, consentWords } from './consent-words'
import { commonWords, type FormWords } from './words'

/** Contact details of the site. */
type CompanyContact = { companyName: string; email?: string | null; phone?: string | null }

export type ChineseWords = ReturnType<typeof chineseWords>

/** The texts of the Chinese form, as in the specification (S2 5). */
export function chineseWords(site: SiteId, { companyName, ...contact }: CompanyContact) {
  const t = translator(site, 'chineseRequest')
  return {
    title: t('label'),
    common: commonWords(site, contact),
    labels: labels(site),
    errors: { ...chineseErrors(site), ...consentErrors(site, companyName) },
    places: regionWords(site),
    captcha: captchaWords(site),
    consents: consentWords(site, companyName),
  } satisfies FormWords & Record<string, unknown>
}

export type RegionWords = ReturnType<typeof regionWords>

export function regionWords(site: SiteId) {
  const t = translator(site, 'chineseRequest')
  return { province: t('places.province'), city: t('places.city'), first: t('places.first') }
}

export type CaptchaWords = ReturnType<typeof captchaWords>

function captchaWords(site: SiteId) {
  const t = translator(site, 'chineseRequest')
  return {
    hint: t('captcha.hint'),
    picture: t('captcha.picture'),
    renew: t('captcha.renew'),
    loading: t('captcha.loading'),
    unloaded: t('captcha.unloaded'),
    prove: t('captcha.prove'),
    working: t('captcha.working'),
    proved: t('captcha.proved'),
    failed: t('captcha.failed'),
  }
}

function labels(site: SiteId) {
  const t = translator(site, 'chineseRequest')
  return {
    name: t('fields.name'),
    mobile: t('fields.mobile'),
    province: t('fields.province'),
    city: t('fields.city'),
    captcha: t('fields.captcha'),
    company: t('fields.company'),
    email: t('fields.email'),
    quantity: t('fields.quantity'),
    destination: t('fields.destination'),
    content: t('fields.content'),
  }
}

function chineseErrors(site: SiteId): FormWords['errors'] {
  const t = translator(site, 'chineseRequest')
  return {
    name: { missing: t('errors.name.missing') },
    mobile: { missing: t('errors.mobile.missing'), wrong: t('errors.mobile.wrong') },
    province: { missing: t('errors.province.missing') },
    city: { missing: t('errors.city.missing') },
    captcha: { missing: t('errors.captcha.missing'), wrong: t('errors.captcha.wrong') },
    company: { missing: t('errors.company.missing') },
    email: { missing: t('errors.email.missing') },
    quantity: { wrong: t('errors.quantity.wrong') },
  }
}
