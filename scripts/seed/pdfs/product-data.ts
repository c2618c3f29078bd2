import { formatQuantity } from '@/i18n/quantity'
import { parameterClassSeeds, parameterSeeds, parametersOf } from '../content/catalogue/parameters'
import { models } from '../content/catalogue/range'
import type { Model, ParameterCode, ProductParameterSeed } from '../content/catalogue/types'
import type { Language } from '../content/materials/types'
import type { Localised } from '../content/types'
import { labels, siteOf } from './labels'

export function text(words: Localised, language: Language): string {
  return words[siteOf[language]] ?? words.en_EN ?? ''
}

export function modelOf(slug: string): Model {
  const model = models.find((one) => one.slug === slug)
  if (!model) throw new Error(`The model ${slug} is not in the range.`)
  return model
}

export function parameterName(code: ParameterCode, language: Language): string {
  return text(parameterSeeds.find((one) => one.code === code)?.name ?? {}, language)
}

/** The printed value of a model's parameter; empty if it has none. */
export function valueOf(model: Model, code: ParameterCode, language: Language, second?: Language): string {
  const row = parametersOf(model).find(({ parameter }) => parameter === code)
  return row ? formatValue(row, language, second) : ''
}

export type Row = { code: ParameterCode; name: string; values: string[] }

/** The data of models by class, one column each; rows that no model has are left out. */
export function tableOf(
  shown: Model[],
  language: Language,
  second?: Language,
): { name: string; rows: Row[] }[] {
  const both = (words: Localised) => bilingual(words, language, second)
  return parameterClassSeeds
    .map(({ slug, name }) => ({
      name: both(name),
      rows: parameterSeeds
        .filter((parameter) => parameter.class === slug)
        .map(({ code, name: words }) => ({
          code,
          name: both(words),
          values: shown.map((model) => valueOf(model, code, language, second)),
        }))
        .filter(({ values }) => values.some(Boolean)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The parameters shown as large key figures, in order of priority. */
const keyFigureCodes: ParameterCode[] = [
  'box-capacity',
  'bag-capacity',
  'straw-capacity',
  'holdover-time',
  'autonomy',
  'net-volume',
  'energy',
  'evaporation-rate',
  'holding-time',
  'downflow',
  'air-velocity',
  'inflow',
  'work-width',
  'uniformity',
  'noise',
  'accuracy',
  'log-years',
  'alarm-battery',
  'rated-power',
  'weight',
]

/** Four figures of a model, with unit and name. */
export function keyFigures(model: Model, language: Language, count = 4) {
  return keyFigureCodes
    .filter((code) => typeof model.facts[code] === 'number')
    .slice(0, count)
    .map((code) => ({ ...splitUnit(valueOf(model, code, language)), name: parameterName(code, language) }))
}

/** The figure on the product tile: the coldest set point, the air speed or the accuracy. */
export function headline(model: Model, language: Language): { value: string; unit: string } {
  if (model.kind === 'monitor') return splitUnit(valueOf(model, 'accuracy', language))
  if (!model.temperature) return splitUnit(airFigure(model, language))
  const { from, to } = model.temperature
  const minus = (value: number) => String(value).replace('-', '−')
  return { value: to > 0 && from > 0 ? `${from}–${to}` : minus(from), unit: '°C' }
}

/** The speed of the air in a cabinet, a bench or a pass box, or else the width inside. */
function airFigure(model: Model, language: Language): string {
  const codes: ParameterCode[] = ['downflow', 'air-velocity', 'work-width']
  return codes.map((code) => valueOf(model, code, language)).find(Boolean) ?? ''
}

/** The range of a value over a product line, for running text: '13–18'. */
export function rangeOf(shown: Model[], code: ParameterCode, language: Language): string {
  const ends = shown.flatMap(({ facts }) => {
    const fact = facts[code]
    if (typeof fact === 'number') return [fact]
    return Array.isArray(fact) ? (fact as number[]) : []
  })
  const number = (value: number) =>
    new Intl.NumberFormat(language === 'es' || language === 'fr' ? 'fr-FR' : 'en-GB')
      .format(value)
      .replace('-', '−')
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  if (least < 0)
    return `${number(least)} ${{ en: 'to', zh: '至', es: 'a', fr: 'à' }[language]} ${number(most)}`
  return least === most ? number(least) : `${number(least)}–${number(most)}`
}

function formatValue(
  { parameter, value, upTo, text: words, flag }: ProductParameterSeed,
  language: Language,
  second?: Language,
): string {
  const site = siteOf[language]
  if (words) return bilingual(words, language, second)
  if (flag !== undefined) return labels[language][flag ? 'yes' : 'no']
  const unit = parameterSeeds.find(({ code }) => code === parameter)?.unit
  return value === undefined ? '' : formatQuantity(site, { value, upTo, unit })
}

function bilingual(words: Localised, language: Language, second?: Language): string {
  const first = text(words, language)
  const other = second ? text(words, second) : first
  return first === other ? first : `${first} · ${other}`
}

function splitUnit(quantity: string): { value: string; unit: string } {
  const [value = '', ...unit] = quantity.split('\u00a0')
  return { value, unit: unit.join(' ') }
}
