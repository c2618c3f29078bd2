import { siteAddress } from '@/addresses/site-address'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { regionOptions } from './regions'
import { commonWords, type Contact, type FormWords } from './words'

const prefixes = ['Dr', 'Prof', 'Mrs', 'Ms', 'Miss', 'Mr'] as const

/** Sites without a title between Mrs and Miss. */
const withoutMs: readonly SiteId[] = ['es_ES', 'fr_FR']

const fields = [
  ...(['prefix', 'lastName', 'firstName', 'mobile', 'email', 'company', 'continent', 'country'] as const),
  ...(['city', 'position', 'content', 'quantity', 'destination', 'model', 'serialNumber'] as const),
  ...(['purchaseDate', 'specificProblem', 'whetherFirstUnpack', 'installedDate', 'file'] as const),
]

const required = [
  ...(['productId', 'lastName', 'firstName', 'email', 'company', 'continent', 'country'] as const),
  ...(['content', 'serialNumber', 'specificProblem', 'whetherFirstUnpack', 'file'] as const),
]

type Given = Contact & {
  /** The maximum file size. */
  megabytes: number
}

export type InternationalWords = ReturnType<typeof internationalWords>

/** The texts of the international form, as in the specification with its typos corrected (S2 3 and 5, readings 14). */
export function internationalWords(site: SiteId, { megabytes, ...contact }: Given) {
  const t = translator(site, 'requests')
  return {
    ...internationalTexts(site, contact),
    forms: { contact: t('international.contact'), service: t('international.service') },
    groups: {
      sender: t('international.sender'),
      request: t('international.request'),
      equipment: t('international.equipment'),
    },
    forQuote: t('international.forQuote'),
    choose: t('choose'),
    regionFirst: t('international.regionFirst'),
    prefixes: prefixes
      .filter((value) => value !== 'Ms' || !withoutMs.includes(site))
      .map((value) => ({ value, label: t(`international.prefixes.${value}`) })),
    regions: regionOptions(site),
    file: fileWords(site, megabytes),
    policy: {
      text: t('policy.text'),
      link: t('policy.link'),
      href: siteAddress(site, '/static/policy.pdf'),
      newWindow: translator(site, 'shell')('newWindow'),
    },
  } satisfies FormWords & Record<string, unknown>
}

/** The error messages among them. */
export function internationalTexts(site: SiteId, contact: Contact) {
  const t = translator(site, 'requests')
  return {
    common: commonWords(site, contact),
    labels: textsOf(fields, (field) => t(`international.labels.${field}`)),
    errors: errorsOf(site),
  }
}

function errorsOf(site: SiteId): FormWords['errors'] {
  const t = translator(site, 'requests')
  return {
    ...textsOf(required, (field) => ({ missing: t(`errors.${field}.missing`) })),
    quantity: { wrong: t('errors.quantity.wrong') },
  }
}

export type FileWords = ReturnType<typeof fileWords>

function fileWords(site: SiteId, megabytes: number) {
  const t = translator(site, 'requests')
  const name = '{name}'
  return {
    choose: t('file.choose'),
    drop: t('file.drop'),
    hint: t('file.hint', { megabytes }),
    uploading: t('file.uploading', { name }),
    waiting: t('file.waiting'),
    done: t('file.done', { name }),
    remove: t('file.remove'),
    stop: t('file.stop'),
    question: t('file.question', { name }),
    keep: t('file.keep'),
    removed: t('file.removed', { name }),
    offline: t('file.offline'),
    large: translator(site, 'uploads')('problems.large', { megabytes }),
    mostBytes: megabytes * 2 ** 20,
    close: translator(site, 'common')('close'),
  }
}

function textsOf<Key extends string, Text>(keys: readonly Key[], textOf: (key: Key) => Text) {
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, Text>
}
