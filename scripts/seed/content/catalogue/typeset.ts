import { withUsUnits } from '@/lib/us-units'
import type { Localised } from '../types'

const nbsp = '\u00a0'
const symbols = '°C|°F|K|L|mL|kWh|mm|cm|m|m²|m³|m³/h|m/s|kg|g|lb|W|kW|V|Hz|h|min|s|dB\\(A\\)|lx|%|in\\.'
const beforeUnit = new RegExp(`(\\d) (?=(?:${symbols})(?![\\p{L}\\p{N}]))`, 'gu')

/** Keeps numbers with their units; in French also punctuation with the word before it. */
export function typeset(site: string, text: string): string {
  const spaced = text
    .replace(beforeUnit, `$1${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${thousands(site)}`)
  if (site !== 'fr_FR') return spaced
  return spaced.replace(/ (?=[:;!?»])/g, nbsp).replace(/« /g, `«${nbsp}`)
}

/** All languages. American English differs in spelling and has US units beside metric ones, except in names, to which the pages add them. */
export function typesetAll(texts: Localised, { names = false } = {}): Localised {
  const set = Object.entries(texts).map(([site, text]) => [site, typeset(site, text)])
  const { en_EN } = Object.fromEntries(set) as Localised
  const us = en_EN && (names ? americanSpelling(en_EN) : withUsUnits(americanSpelling(en_EN)))
  return { ...Object.fromEntries(set), ...(us && us !== en_EN ? { en_US: us } : {}) }
}

const spellings: [RegExp, string][] = [
  [/(\w*)litre/gi, '$1liter'],
  [/metre\b/g, 'meter'],
  [/metres\b/g, 'meters'],
  [/apour/g, 'apor'],
  [/\bprogramme/g, 'program'],
  [/\bProgramme/g, 'Program'],
  [/\baluminium/g, 'aluminum'],
  [/\bAluminium/g, 'Aluminum'],
  [/\bcolour/g, 'color'],
  [/\bcentre/g, 'center'],
  [/\bCentre/g, 'Center'],
  [/\bgrey\b/g, 'gray'],
  [/mmunis/g, 'mmuniz'],
  [/terilis/g, 'teriliz'],
  [/rganis/g, 'rganiz'],
  [/(equal|stabil|neutral)is(e|ing)/g, '$1iz$2'],
  [/\bfibre/g, 'fiber'],
  [/\bstorey/g, 'story'],
  [/\bmould/g, 'mold'],
  [/\bsulphur/g, 'sulfur'],
  [/\bhaematology/g, 'hematology'],
  [/\b(the )?mains( power)?\b/g, 'line power'],
  [/\bcastors\b/g, 'casters'],
  [/\btheatre\b/g, 'operating room'],
  [/\bIn a lift\b/g, 'In an elevator'],
  [/\ba pick-up, an earth road\b/g, 'a pickup, a dirt road'],
  [/\bearth roads\b/g, 'dirt roads'],
  [/\bevery fortnight\b/g, 'every two weeks'],
  [/\bworking days\b/g, 'business days'],
  [/\bspilt\b/g, 'spilled'],
  [/\bsocket\b/g, 'outlet'],
  [/\bcupboards\b/g, 'cabinets'],
]

function americanSpelling(text: string): string {
  return spellings.reduce((words, [pattern, by]) => words.replace(pattern, by), text)
}

function thousands(site: string): string {
  return site === 'fr_FR' ? '\u202f' : nbsp
}
