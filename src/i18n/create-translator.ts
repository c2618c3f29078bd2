import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import type { MessageKey, Namespace } from './message-set'

/** The compiled messages of a namespace by key. */
export type CompiledMessages = Record<string, CompiledMessage>

type Values = Record<string, string | number>

type RichValues = Record<string, string | number | ((content: ReactNode) => ReactNode)>

/** `t('key', values)` formats a message. */
export type Translate<N extends Namespace> = {
  (key: MessageKey<N>, values?: Values): string
  /** Also replaces the tags of the message with elements. */
  rich: (key: MessageKey<N>, values: RichValues) => ReactNode
  /** For keys that are known only at run time; undefined if there is no such message. */
  optional: (key: string, values?: Values) => string | undefined
}

/** Formats compiled ICU messages, in the same way on the server and in the browser. */
export function createTranslator<N extends Namespace>(
  locale: string,
  messages: CompiledMessages,
): Translate<N> {
  const parts = (key: string, values?: FormatValues<ReactNode>) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`There is no message "${key}".`)
    return format<ReactNode>(message, locale, values, { formatters })
  }
  const translate = (key: MessageKey<N>, values?: Values) => String(parts(key, values))
  const rich = (key: MessageKey<N>, values: RichValues) => {
    const content = parts(key, values)
    // As separate children, which need no keys.
    return Array.isArray(content) ? createElement(Fragment, null, ...content) : content
  }
  const optional = (key: string, values?: Values) =>
    key in messages ? String(parts(key, values)) : undefined
  return Object.assign(translate, { rich, optional })
}

// Slow to create, and needed for every plural.
const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

const formatters: FormatOptions['formatters'] = {
  getPluralRules: (locale, options) =>
    cached(pluralRules, `${locale} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getNumberFormat: (locale) => cached(numberFormats, String(locale), () => new Intl.NumberFormat(locale)),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
}

function cached<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const value = values.get(key) ?? create()
  values.set(key, value)
  return value
}
