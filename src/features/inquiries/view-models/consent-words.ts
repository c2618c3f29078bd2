import { siteAddress } from '@/addresses/site-address'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { FormWords } from './words'

export type ConsentWords = ReturnType<typeof consentWords>

/** The consent texts of the Chinese form and the message board (S1 5, S2 5). */
export function consentWords(site: SiteId, company: string) {
  const t = translator(site, 'messageBoard')
  return {
    /** The name of the policy is a placeholder in braces. */
    privacy: t('consents.privacy', { policy: '{policy}' }),
    policy: t('consents.policy'),
    policyHref: siteAddress(site, '/static/policy.pdf'),
    newWindow: translator(site, 'shell')('newWindow'),
    subscription: t('consents.subscription', { company }),
  }
}

export function consentErrors(site: SiteId, company: string): FormWords['errors'] {
  const t = translator(site, 'messageBoard')
  return {
    privacy: { missing: t('errors.privacy.missing') },
    subscription: { missing: t('errors.subscription.missing', { company }) },
  }
}
