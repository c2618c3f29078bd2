import { type Line, modelsOf, nameOfLine } from '../../content/materials/lines'
import { kindNames } from '../../content/materials/names'
import { modelOf, text } from '../data'
import { outlines } from '../drawings'
import { editionOf, labels } from '../labels'
import { escape, head } from '../page'
import { dataTable } from '../parts'

/** The whole table of a line with its outlines, in English and Chinese side by side. */
export async function specification(line: Line): Promise<string> {
  const lead = modelOf(line.lead)
  const name = nameOfLine(line)
  const kind = kindNames.specification ?? {}
  return `<article class="chapter fine">${head('en', `${text(kind, 'en')}, ${editionOf(line.edition, 'en')}`)}
<header class="opening short"><div><h1>${escape(text(name, 'en'))}</h1><p class="lead" lang="zh-CN">${escape(text(name, 'zh'))}${escape(text(kind, 'zh'))}</p><p class="note">${escape(labels.en.measured)} <span lang="zh-CN">${escape(labels.zh.measured)}</span></p></div>
<figure>${outlines(lead, 'en')}<figcaption>${escape(lead.model)}, mm</figcaption></figure></header>
${dataTable(modelsOf(line), 'en', 'zh')}</article>`
}
