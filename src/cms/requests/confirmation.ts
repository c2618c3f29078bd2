import type { SendEmailOptions } from 'payload'
import { languageTag } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { letterOf, type Part } from '../mail/letter'
import type { About } from './about'

/**
 * What the sender is told, in the language of the site (readings 19). Nothing that was typed stands in it: anybody
 * may type anybody's address, and would have us carry their words there.
 */
export function confirmation({ request, products, company, siteAddress }: About): SendEmailOptions {
  const { site, kind, reference } = request
  const t = translator(site, 'requestsMail')
  const named: Part[] = [t('confirmation.products'), { items: products.map(({ name }) => name) }]
  const parts = [
    t('confirmation.greeting'),
    t('confirmation.thanks', { kind, reference }),
    ...(products.length > 0 ? named : []),
    t('confirmation.promise'),
    t('confirmation.number'),
    t('confirmation.unasked'),
    t('confirmation.sender', { company }),
  ]
  return {
    subject: t('confirmation.subject', { kind, reference }),
    replyTo: siteAddress ?? undefined,
    ...letterOf(parts, languageTag[site]),
  }
}
