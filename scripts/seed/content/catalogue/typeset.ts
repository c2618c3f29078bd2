import { withUsUnits } from '@/lib/us-units'
import { withLabels } from '../../figure-rows'
import { americanEnglish } from '../american'
import type { Localised } from '../types'
import { usValueOf } from '../us-value'

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

/** All languages. American English has US units beside metric ones, except in names, to which the pages add them. */
export function typesetAll(texts: Localised, { names = false } = {}): Localised {
  const set = Object.entries(texts).map(([site, text]) => [site, typeset(site, text)])
  const { en_EN } = Object.fromEntries(set) as Localised
  const us = en_EN && (names ? americanEnglish(en_EN) : withUsValues(americanEnglish(en_EN)))
  const all = { ...Object.fromEntries(set), ...(us && us !== en_EN ? { en_US: us } : {}) } as Localised
  return Object.fromEntries(Object.entries(all).map(([site, text]) => [site, withNouns(text)]))
}

/** The bars of key figures separate the figure from its unit: their US values are behind the labels. */
function withUsValues(text: string): string {
  return withLabels(withUsUnits(text), ({ figure, unit, label }) => label + usValueOf(figure, unit))
}

/** Keeps numbers with the words that are read as their units. The conversion to US units expects spaces before these. */
function withNouns(text: string): string {
  return text.replace(
    /(\d) (?=(?:millions?|millones|met(?:re|er)s|metros|mètres|minut[eo]s)(?!\p{L}))/gu,
    `$1${nbsp}`,
  )
}

function thousands(site: string): string {
  return site === 'fr_FR' ? '\u202f' : nbsp
}
