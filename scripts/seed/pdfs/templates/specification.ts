import { type Line, modelsOf, nameOfLine } from '../../content/materials/lines'
import { kindNames } from '../../content/materials/names'
import { modelOf, text } from '../product-data'
import { outlines } from '../drawings'
import { editionOf, labels } from '../labels'
import { escapeHtml, pageHeader } from '../document'
import { dataTable } from '../sections'

/** The complete data table of a product line with outlines, in English and Chinese. */
export async function specification(line: Line): Promise<string> {
  const lead = modelOf(line.lead)
  const name = nameOfLine(line)
  const kind = kindNames.specification ?? {}
  return `<article class="chapter fine">${pageHeader('en', `${text(kind, 'en')}, ${editionOf(line.edition, 'en')}`)}
<header class="opening short"><div><h1>${escapeHtml(text(name, 'en'))}</h1><p class="lead" lang="zh-CN">${escapeHtml(text(name, 'zh'))}${escapeHtml(text(kind, 'zh'))}</p><p class="note">${escapeHtml(labels.en.measured)} <span lang="zh-CN">${escapeHtml(labels.zh.measured)}</span></p></div>
<figure>${outlines(lead, 'en')}<figcaption>${escapeHtml(lead.model)}, mm</figcaption></figure></header>
${dataTable(modelsOf(line), 'en', 'zh')}</article>`
}
