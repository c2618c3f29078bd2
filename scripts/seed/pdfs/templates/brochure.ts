import { type Line, modelsOf, nameOfLine } from '../../content/materials/lines'
import { kindNames } from '../../content/materials/names'
import type { Language } from '../../content/materials/types'
import { headline, modelOf, text } from '../product-data'
import { editionOf, labels } from '../labels'
import { escapeHtml, figure, pageHeader } from '../document'
import { contactBlock, keyFigureRow, paragraphs, section, rangeTable, traitList } from '../sections'
import { productTile } from '../pictures'
import { productTexts } from '../product-texts'

/** Two pages: picture and key figures, then the features and models of the product line. */
export async function brochure(line: Line, language: Language): Promise<string> {
  const words = labels[language]
  const lead = modelOf(line.lead)
  const { brief, overview, traits } = productTexts(line.lead, language)
  const { value, unit } = headline(lead, language)
  const label = `${text(kindNames.brochure ?? {}, language)}, ${editionOf(line.edition, language)}`
  const tile = await productTile(line.lead, { width: 900, height: 729, quality: 58, center: 0.66 })
  const name = text(nameOfLine(line), language)
  return `<article class="sheet">${pageHeader(language, label)}
<h1 style="margin:9mm 0 4mm">${escapeHtml(name)}</h1><p class="lead">${escapeHtml(brief)}</p>
<div class="tile grow"><img alt="${escapeHtml(lead.model)}" src="${tile}"><div class="on">${figure(value, unit, '70pt')}<p>${escapeHtml(lead.model)}</p></div></div>
${keyFigureRow(lead, language)}</article>
<article class="sheet${modelsOf(line).length > 8 ? ' tight' : ''}">${pageHeader(language, name)}<div style="height:7mm"></div>
${section(
  words.overview,
  paragraphs(overview)
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join(''),
)}
${section(words.why, traitList(traits))}
${section(words.range, '')}${rangeTable(line, language)}
<div class="end">${contactBlock(language)}</div></article>`
}
