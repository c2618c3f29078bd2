import { createTranslator, type _Translator, type AbstractIntlMessages } from 'use-intl/core'
import { formatTag, timeZone } from './format'
import type { SiteId } from './locales'
import type { Feature, Messages } from './message-set'
import { en } from './messages/en'
import { enUK } from './messages/en_UK'
import { enUS } from './messages/en_US'
import { es } from './messages/es'
import { fr } from './messages/fr'
import { zh } from './messages/zh'

/** `t('key', values)`; keys of nested texts are joined by dots. */
export type Translate<F extends Feature> = _Translator<Messages[F]>

/** The texts of one feature for a site: ICU messages from the first set that has the key. */
export function translator<F extends Feature>(site: SiteId, feature: F): Translate<F> {
  const key = `${site}/${feature}`
  const made = translators.get(key) ?? create(site, feature)
  translators.set(key, made)
  return toTyped<F>(made)
}

/** The message sets of a site, the most specific first. */
export const setsOf: Record<SiteId, readonly AbstractIntlMessages[]> = {
  zh_CN: [zh],
  en_EN: [en],
  en_US: [enUS, en],
  en_UK: [enUK, en],
  es_ES: [es],
  fr_FR: [fr],
}

type AnyTranslator = ReturnType<typeof create>

const translators = new Map<string, AnyTranslator>()

function create(site: SiteId, feature: Feature) {
  const texts = setsOf[site].map((set) => set[feature]).filter((set) => typeof set === 'object')
  return createTranslator({
    locale: formatTag(site),
    timeZone: timeZone(site),
    messages: texts.reduceRight(mergeMessages, {}),
  })
}

function mergeMessages(base: AbstractIntlMessages, over: AbstractIntlMessages): AbstractIntlMessages {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value
  }
  return merged
}

/** Safe because every set has the keys of `en`, by its type and by test. */
function toTyped<F extends Feature>(made: AnyTranslator): Translate<F> {
  return made as unknown as Translate<F>
}
