import type { Model, ParameterCode } from '../content/catalogue/types'
import { type Line, modelsOf } from '../content/materials/lines'
import type { Language } from '../content/materials/types'
import { settingsSeed } from '../content/settings'
import { keyFigures, parameterName, type Row, tableOf, text, valueOf } from './product-data'
import { labels } from './labels'
import { escapeHtml, figure } from './document'

/** Key figures in a row, each below a thick line. */
export function keyFigureRow(model: Model, language: Language, count = 4): string {
  const cells = keyFigures(model, language, count).map(
    ({ value, unit, name }) => `<div>${figure(value, unit)}<p class="note">${escapeHtml(name)}</p></div>`,
  )
  return `<div class="keys">${cells.join('')}</div>`
}

/** Label at the left, content at the right. */
export function section(label: string, content: string): string {
  return `<section class="part"><h2>${escapeHtml(label)}</h2><div>${content}</div></section>`
}

export type PrintedTrait = { heading: string; lines: string[] }

export function traitList(traits: PrintedTrait[]): string {
  const items = traits.map(
    ({ heading, lines }) =>
      `<div><h3>${escapeHtml(heading)}</h3>${lines.map((line) => `<p class="note">${escapeHtml(line)}</p>`).join('')}</div>`,
  )
  return `<div class="two">${items.join('')}</div>`
}

const tableCodes: ParameterCode[] = [
  'temperature-range',
  'net-volume',
  'box-capacity',
  'bag-capacity',
  'straw-capacity',
  'vial-capacity',
  'work-width',
  'downflow',
  'air-velocity',
  'holdover-time',
  'autonomy',
  'evaporation-rate',
  'holding-time',
  'energy',
  'accuracy',
  'noise',
]

/** The models of a product line, with the parameters that buyers ask about first. */
export function rangeTable(line: Line, language: Language): string {
  return modelTable(modelsOf(line), language)
}

export function modelTable(shown: Model[], language: Language, columns = 5): string {
  const words = labels[language]
  const codes = tableCodes
    .filter((code) => shown.some(({ facts }) => facts[code] !== undefined))
    .slice(0, columns)
  const heads = codes.map((code) => `<th scope="col">${escapeHtml(parameterName(code, language))}</th>`)
  const rows = shown.map((model) => {
    const cells = codes.map((code) => `<td>${escapeHtml(valueOf(model, code, language)) || '–'}</td>`)
    return `<tr><th scope="row" class="ink">${escapeHtml(model.model)}</th>${cells.join('')}<td class="size">${model.width} × ${model.depth} × ${model.height}</td></tr>`
  })
  return `<table><thead><tr><th scope="col">${words.model}</th>${heads.join('')}<th scope="col">${words.size}, mm</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** All data of some models, one column each, without page breaks within a class; optionally bilingual. */
export function dataTable(shown: Model[], language: Language, second?: Language): string {
  const words = labels[language]
  const heads = shown.map(({ model }) => `<th scope="col">${escapeHtml(model)}</th>`)
  const classes = tableOf(shown, language, second).map(({ name, rows }) => {
    const title = `<tr><th scope="colgroup" colspan="${shown.length + 1}">${escapeHtml(name)}</th></tr>`
    return `<tbody class="class">${title}${rows
      .map((row) => (shown.length > 2 ? unitInName(row) : row))
      .map(dataRow)
      .join('')}</tbody>`
  })
  return `<table class="data"><colgroup><col style="width:${second ? 54 : shown.length > 4 ? 40 : 62}mm"></colgroup><thead><tr><th scope="col">${words.model}</th>${heads.join('')}</tr></thead>${classes.join('')}</table>`
}

// In narrow columns a common unit is printed once, beside the name.
function unitInName(row: Row): Row {
  const filled = row.values.filter(Boolean)
  const units = new Set(filled.map((value) => value.split('\u00a0')[1] ?? ''))
  const [unit] = units
  if (units.size > 1 || !unit || filled.some((value) => !/^[−\d]/.test(value))) return row
  return {
    ...row,
    name: row.name.includes(unit) ? row.name : `${row.name}, ${unit}`,
    values: row.values.map((value) => value.split('\u00a0')[0] ?? ''),
  }
}

// Neighbouring cells with the same value are merged, which leaves room for long texts.
function dataRow({ name, values }: Row): string {
  const cells: { value: string; span: number }[] = []
  for (const value of values) {
    const last = cells.at(-1)
    if (last?.value === value) last.span += 1
    else cells.push({ value, span: 1 })
  }
  const written = cells.map(
    ({ value, span }) => `<td${span > 1 ? ` colspan="${span}"` : ''}>${escapeHtml(value) || '–'}</td>`,
  )
  return `<tr><th scope="row">${escapeHtml(name)}</th>${written.join('')}</tr>`
}

/** The contact details for the language of the PDF. */
export function contactBlock(language: Language): string {
  const { legalName, address, phone, email } = settingsSeed
  const of = (words: Parameters<typeof text>[0]) => escapeHtml(text(words, language))
  return `<div class="contact note"><p>${of(legalName)}<br>${of(address)}</p><p>${of(phone)}<br>${of(email)}</p><p>${escapeHtml(labels[language].measured)}</p></div>`
}

export function paragraphs(markdown: string): string[] {
  return markdown.split(/\n\n+/).filter((one) => one && !one.startsWith('#'))
}
