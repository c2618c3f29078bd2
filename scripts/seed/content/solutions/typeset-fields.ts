import { typeset, typesetAll } from '../catalogue/typeset'
import type { Localised } from '../types'

/** Typesets every text of a seed and adds American texts where the spelling differs; existing ones are kept. */
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
  const spelt = (american ?? set.en_EN ?? '').replace(british, (word) => spellings.get(word) ?? word)
  return spelt === set.en_EN ? set : { ...set, en_US: spelt }
}

/** American spellings that the catalogue does not need. */
const spellings = new Map([
  ['lorry', 'truck'],
  ['theatres', 'operating rooms'],
  ['theatre', 'operating room'],
  ['labelled', 'labeled'],
  ['per cent', 'percent'],
  ['tumour', 'tumor'],
  ['rota', 'schedule'],
  ['haemorrhagic', 'hemorrhagic'],
  ['Anaesthetists', 'Anesthesiologists'],
  ['Randomisation', 'Randomization'],
  ['labour', 'labor'],
  ['Labour', 'Labor'],
  ['car park', 'parking lot'],
])
const british = new RegExp(`\\b(?:${[...spellings.keys()].join('|')})\\b`, 'g')

function isTexts(value: unknown): value is Localised {
  return isObject(value) && 'en_EN' in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
