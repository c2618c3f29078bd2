import { type Line, modelsOf, nameOfLine } from '../../content/materials/lines'
import { kindNames } from '../../content/materials/names'
import type { Language } from '../../content/materials/types'
import { headline, modelOf, text } from '../data'
import { editionOf, labels } from '../labels'
import { escape, figure, head } from '../page'
import { contact, keys, paragraphs, part, rangeTable, traitList } from '../parts'
import { productTile } from '../pictures'
import { wordsOf } from '../texts'

/** Two pages: the picture with its figures, then what sets the line apart and its models. */
export async function brochure(line: Line, language: Language): Promise<string> {
  const words = labels[language]
  const lead = modelOf(line.lead)
  const { brief, overview, traits } = wordsOf(line.lead, language)
  const { value, unit } = headline(lead, language)
  const label = `${text(kindNames.brochure ?? {}, language)}, ${editionOf(line.edition, language)}`
  const tile = await productTile(line.lead, { width: 900, height: 729, quality: 58, center: 0.66 })
  const name = text(nameOfLine(line), language)
  return `<article class="sheet">${head(language, label)}
<h1 style="margin:9mm 0 4mm">${escape(name)}</h1><p class="lead">${escape(brief)}</p>
<div class="tile grow"><img alt="${escape(lead.model)}" src="${tile}"><div class="on">${figure(value, unit, '70pt')}<p>${escape(lead.model)}</p></div></div>
${keys(lead, language)}</article>
<article class="sheet${modelsOf(line).length > 8 ? ' tight' : ''}">${head(language, name)}<div style="height:7mm"></div>
${part(
  words.overview,
  paragraphs(overview)
    .map((one) => `<p>${escape(one)}</p>`)
    .join(''),
)}
${part(words.why, traitList(traits))}
${part(words.range, '')}${rangeTable(line, language)}
<div class="end">${contact(language)}</div></article>`
}
