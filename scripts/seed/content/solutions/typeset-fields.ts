import { typeset, typesetAll } from '../catalogue/typeset'
import type { Localised } from '../types'

/** Typesets every text of a seed and adds American ones where the words differ; those written by hand stay. */
export function typesetFields<Seed extends object>(seed: Seed): Seed {
  const fields = Object.entries(seed).map(([name, value]) => [name, typesetValue(value)])
  return Object.fromEntries(fields) as Seed
}

function typesetValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => (isObject(entry) ? typesetFields(entry) : entry))
  return isTexts(value) ? typesetTexts(value) : value
}

function typesetTexts(texts: Localised): Localised {
  const set = typesetAll(texts)
  const american = texts.en_US ? typeset('en_US', texts.en_US) : set.en_US
  const spelt = (american ?? set.en_EN ?? '').replace(
    /\b(?:lorry|theatre|labelled)\b/g,
    (word) => words[word] ?? word,
  )
  return spelt === set.en_EN ? set : { ...set, en_US: spelt }
}

const words: Record<string, string> = { lorry: 'truck', theatre: 'operating room', labelled: 'labeled' }

function isTexts(value: unknown): value is Localised {
  return isObject(value) && 'en_EN' in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
