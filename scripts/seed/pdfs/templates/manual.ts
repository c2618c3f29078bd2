import { readFileSync } from 'node:fs'
import { everyModelOf, inBooklet, type Line, modelsOf, nameOfLine } from '../../content/materials/lines'
import { kindNames } from '../../content/materials/names'
import type { Language, MaterialSeed } from '../../content/materials/types'
import type { ParameterCode } from '../../content/catalogue/types'
import { modelOf, rangeOf, text } from '../product-data'
import { clearances } from '../clearances'
import { clearancePlan } from '../drawings'
import { typeset } from '../../content/catalogue/typeset'
import { editionOf, labels, siteOf } from '../labels'
import { toHtml } from '../markdown'
import { escapeHtml, pageHeader } from '../document'
import { dataTable } from '../sections'
import { productTile } from '../pictures'

/** Four to six pages: safety, installation, use, alarms, care, disposal and the data of the models. */
export async function manual(line: Line, language: Language, { version }: MaterialSeed): Promise<string> {
  const words = labels[language]
  const lead = modelOf(line.lead)
  const described = inBooklet(line)
  const name = described.map((one) => text(nameOfLine(one), language)).join(language === 'zh' ? '、' : ', ')
  const kind = text(kindNames.manual ?? {}, language)
  const tile = await productTile(line.lead, { width: 380, height: 446, quality: 56 })
  const markdown = readFileSync(
    new URL(`../texts/manual-${line.manual}.${language}.md`, import.meta.url),
    'utf8',
  )
  const free = clearances[line.manual]
  const body = toHtml(typeset(siteOf[language], fillPlaceholders(markdown, line, language))).replace(
    '<p>CLEARANCE</p>',
    free ? clearancePlan(lead, free, language) : '',
  )
  const revision = version.split(' / ')[1] ?? '1'
  return `${pageHeader(language, kind)}
<header class="opening short"><div><h1>${escapeHtml(name)}</h1><p class="lead">${escapeHtml(kind)}</p>
<p class="note">${words.models}: ${described
    .flatMap(everyModelOf)
    .map((model) => escapeHtml(model.model))
    .join(', ')}</p>
<p class="note">${escapeHtml(words.original)}. ${escapeHtml(words.revision)} ${revision}, ${editionOf(version, language)}. ${escapeHtml(words.keep)}</p></div>
<img alt="${escapeHtml(lead.model)}" src="${tile}" style="width:46mm;height:54mm"></header>
<main class="flow">${body}<h2>8. ${words.technicalData}</h2><div class="fine">${described.map((one) => dataSection(one, described.length > 1, language)).join('')}</div></main>`
}

function dataSection(line: Line, named: boolean, language: Language): string {
  const heading = named ? `<h3>${escapeHtml(text(nameOfLine(line), language))}</h3>` : ''
  return heading + dataTable(modelsOf(line), language)
}

// {{recovery-time}} is replaced by the range of that value over the product line.
function fillPlaceholders(markdown: string, line: Line, language: Language): string {
  return markdown
    .replace('{{clearance}}', 'CLEARANCE')
    .replace(/\{\{([\w-]+)\}\}/g, (_, code: string) =>
      rangeOf(inBooklet(line).flatMap(modelsOf), code as ParameterCode, language),
    )
}
