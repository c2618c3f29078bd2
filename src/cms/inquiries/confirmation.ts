import type { SendEmailOptions } from 'payload'
import { languageTag } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { renderMail, type MailBlock } from '../mail/render-mail'
import type { InquiryDetails } from './inquiry-details'

/**
 * The confirmation mail, in the language of the site (readings 19). It contains no user input: otherwise anyone could use
 * the form to send their own text to any address.
 */
export function confirmation({ inquiry, products, company, siteAddress }: InquiryDetails): SendEmailOptions {
  const { site, kind, reference } = inquiry
  const t = translator(site, 'requestsMail')
  const productBlocks: MailBlock[] = [t('confirmation.products'), { items: products.map(({ name }) => name) }]
  const blocks = [
    t('confirmation.greeting'),
    t('confirmation.thanks', { kind, reference }),
    ...(products.length > 0 ? productBlocks : []),
    t('confirmation.promise'),
    t('confirmation.number'),
    t('confirmation.unasked'),
    t('confirmation.sender', { company }),
  ]
  return {
    subject: t('confirmation.subject', { kind, reference }),
    replyTo: siteAddress ?? undefined,
    ...renderMail(blocks, languageTag[site]),
  }
}
