import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('src/i18n/messages')

/** Every text by set, as `feature.key`, read from the files themselves. */
export const catalogue: Record<string, Map<string, string>> = Object.fromEntries(
  readdirSync(folder).map((set) => [set, textsOf(set)]),
)

/** The files of a set, which its index must import. */
export function featuresOf(set: string): string[] {
  return readdirSync(path.join(folder, set))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
}

/** Arguments and tags of a message with their types, like `count:plural`; throws for an invalid ICU message. */
export function argumentsOf(message: string): string[] {
  return [...new Set(parse(message).flatMap(argumentsIn))].sort()
}

/** The texts of a message; an argument in them is the character U+FFFC. */
export function literalsOf(message: string): string[] {
  const parts = parse(message)
  return [parts.map(textOf).join(''), ...parts.flatMap(optionsOf)]
}

function textOf(element: MessageFormatElement): string {
  if (element.type === 0) return element.value
  return 'children' in element ? element.children.map(textOf).join('') : '\ufffc'
}

function optionsOf(element: MessageFormatElement): string[] {
  if (!('options' in element)) return []
  return Object.values(element.options).flatMap(({ value }) => [
    value.map(textOf).join(''),
    ...value.flatMap(optionsOf),
  ])
}

// Element types of the parser.
const kinds: Record<number, string> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
  8: 'tag',
}

function argumentsIn(element: MessageFormatElement): string[] {
  const kind = kinds[element.type]
  if (!kind) return []
  const own = `${'value' in element ? element.value : ''}:${kind}`
  const options = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : []
  const children = 'children' in element ? element.children : []
  return [own, ...[...options, ...children].flatMap(argumentsIn)]
}

function textsOf(set: string): Map<string, string> {
  return new Map(
    featuresOf(set).flatMap((feature) => {
      const file = path.join(folder, set, `${feature}.json`)
      return flat(feature, JSON.parse(readFileSync(file, 'utf8')))
    }),
  )
}

function flat(prefix: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(`${prefix}.${key}`, inner))
}
