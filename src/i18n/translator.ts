import compile from 'icu-minify/compile'
import { createTranslator, type CompiledMessages, type Translate } from './create-translator'
import { formatTag } from './format'
import type { SiteId } from './locales'
import type { Namespace } from './message-set'
import { en } from './messages/en'
import { enUK } from './messages/en_UK'
import { enUS } from './messages/en_US'
import { es } from './messages/es'
import { fr } from './messages/fr'
import { zh } from './messages/zh'

export type { Translate }

export type MessageTree = { [key: string]: string | MessageTree }

/** The message sets of a site, the most specific first. */
export const setsOf: Record<SiteId, readonly MessageTree[]> = {
  zh_CN: [zh],
  en_EN: [en],
  en_US: [enUS, en],
  en_UK: [enUK, en],
  es_ES: [es],
  fr_FR: [fr],
}

/** The messages of a namespace for a site, in server code; client components call `useTranslations`. */
export function translator<N extends Namespace>(site: SiteId, namespace: N): Translate<N> {
  return createTranslator(formatTag(site), compiledMessages(site, namespace))
}

const compiled = new Map<string, CompiledMessages>()

/** One object for each site and namespace, which a page contains only once. */
export function compiledMessages(site: SiteId, namespace: Namespace): CompiledMessages {
  const key = `${site} ${namespace}`
  const messages = compiled.get(key) ?? compileSets(setsOf[site], namespace)
  compiled.set(key, messages)
  return messages
}

function compileSets(sets: readonly MessageTree[], namespace: Namespace): CompiledMessages {
  const texts = sets.toReversed().flatMap((set) => [...textsBelow(groupAt(set, namespace))])
  const messages = texts.map(([key, text]) => [key, compile(text)] as const)
  // A copy, since React does not serialise the compiler's objects, which have no prototype.
  return structuredClone(Object.fromEntries(messages))
}

function groupAt(set: MessageTree, namespace: Namespace): MessageTree {
  let group = set
  for (const name of namespace.split('.')) {
    const inner = group[name]
    // A regional set has only some groups.
    if (typeof inner !== 'object') return {}
    group = inner
  }
  return group
}

function* textsBelow(group: MessageTree, prefix = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === 'string') yield [`${prefix}${key}`, value]
    else yield* textsBelow(value, `${prefix}${key}.`)
  }
}
