import { typeset, typesetAll, withWords } from '../catalogue/typeset'
import type { Localised } from '../types'

/** Typesets every text of a seed and adds American texts where they differ; existing ones are kept. */
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
  return texts.en_US ? { ...set, en_US: withWords(typeset('en_US', texts.en_US)) } : set
}

function isTexts(value: unknown): value is Localised {
  return isObject(value) && 'en_EN' in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
