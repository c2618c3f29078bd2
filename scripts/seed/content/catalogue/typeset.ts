import { withUsUnits } from '@/lib/us-units'
import { withLabels } from '../../figure-rows'
import { americanEnglish } from '../american'
import type { Localised } from '../types'
import { usValueOf } from '../us-value'

const nbsp = '\u00a0'
const symbols = '°C|°F|K|L|mL|kWh|mm|cm|m|m²|m³|m³/h|m/s|kg|g|lb|W|kW|V|Hz|h|min|s|dB\\(A\\)|lx|%|in\\.'
const englishMonths = 'January|February|March|April|May|June|July|August|September|October|November|December'
const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const frenchMonths = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const months = `${englishMonths}|${spanishMonths}|${frenchMonths}`
/** Spaces between a number and its unit word or model (24 V1000), and within 18 May, May 18, 18 de mayo, 1er mars. */
const spacesInside = [
  /(?<=\d) (?=(?:[mb]illions?|millones|milliards?|met(?:re|er)s|metros|mètres|minut[eo]s)(?!\p{L}))/gu,
  /(?<=\d[ \u00a0][mb]illion) (?=yuan\b)/g,
  /(?<=(?<![\p{L}\d.,])\d{1,3}) (?=\p{Lu}\d{2,4}(?![\p{L}\d]))/gu,
  new RegExp(`(?<=\\d(?:er)?) (?=(?:${months}|de (?:${spanishMonths}))(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=\\d[ ${nbsp}]de) (?=(?:${spanishMonths})(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=(?<!\\p{L})(?:${englishMonths})) (?=\\d{1,2}(?![\\d:]))`, 'gu'),
]
const beforeUnit = new RegExp(`(\\d) (?=(?:${symbols})(?![\\p{L}\\p{N}]))`, 'gu')

/** Keeps numbers with their units; in French also punctuation with the word before it. */
export function typeset(site: string, text: string): string {
  const spaced = text
    .replace(beforeUnit, `$1${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${thousands(site)}`)
  if (site !== 'fr_FR') return spaced
  return spaced.replace(/ (?=[:;!?»])/g, nbsp).replace(/« /g, `«${nbsp}`)
}

/** All languages. American English has US units beside metric ones, except in names, to which the pages add them. */
export function typesetAll(texts: Localised, { names = false } = {}): Localised {
  const set = Object.entries(texts).map(([site, text]) => [site, typeset(site, text)])
  const { en_EN } = Object.fromEntries(set) as Localised
  const us = en_EN && (names ? americanEnglish(en_EN) : withUsValues(americanEnglish(en_EN)))
  const all = { ...Object.fromEntries(set), ...(us && us !== en_EN ? { en_US: us } : {}) } as Localised
  return Object.fromEntries(Object.entries(all).map(([site, text]) => [site, withWords(text)]))
}

/** The bars of key figures separate the figure from its unit: their US values are behind the labels. */
function withUsValues(text: string): string {
  return withLabels(withUsUnits(text), ({ figure, unit, label }) => label + usValueOf(figure, unit))
}

/** Keeps numbers with the words behind them. American dates and the conversion to US units expect spaces there. */
export function withWords(text: string): string {
  return spacesInside.reduce((kept, space) => kept.replace(space, nbsp), text)
}

function thousands(site: string): string {
  return site === 'fr_FR' ? '\u202f' : nbsp
}
