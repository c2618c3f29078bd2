import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Problem } from '@/lib/inquiries/schema'

/** The texts of one form. */
export type FormWords = {
  common: CommonWords
  labels: Record<string, string>
  /** Texts from the specification; for other problems `common.problems` is used. */
  errors: Record<string, Partial<Record<Problem, string>>>
}

export type CommonWords = ReturnType<typeof commonWords>

/** Contact details shown as an alternative. */
export type Contact = { email?: string | null; phone?: string | null }

/** The texts of all forms; `contact` is that of the site. */
export function commonWords(site: SiteId, { email, phone }: Contact) {
  const t = translator(site, 'requests')
  const field = '{field}'
  return {
    contact: { email, phone },
    send: t('send'),
    sending: t('sending'),
    required: t('required'),
    promise: t('promise'),
    hidden: t('hidden'),
    noScript: t('noScript'),
    problems: {
      missing: t('problems.missing', { field }),
      wrong: t('problems.wrong', { field }),
      long: t('problems.long', { field }),
      unavailable: t('problems.unavailable'),
    },
    summary: t('summary'),
    offline: t('offline'),
    failed: t('failed'),
    later: t('later', { minutes: '{minutes}' }),
    sent: {
      title: t('sent.title'),
      reference: t('sent.reference'),
      keep: t('sent.keep'),
      again: t('sent.again'),
    },
  }
}
