import { materialSeeds } from '../../content/materials'
import { kindNames } from '../../content/materials/names'
import type { Language } from '../../content/materials/types'
import { headline, modelOf, text } from '../product-data'
import { editionOf, labels } from '../labels'
import { escapeHtml, figure, pageHeader } from '../document'
import { contactBlock, dataTable, keyFigureRow, paragraphs, section, traitList } from '../sections'
import { productTile } from '../pictures'
import { productTexts } from '../product-texts'
import { launchTexts } from '../texts/launch'

/** Three pages for distributors: message, sales arguments, data and the list of PDFs to hand out. */
export async function launchPack(slug: string, language: Language, version: string): Promise<string> {
  const words = labels[language]
  const own = launchTexts[language]
  const model = modelOf(slug)
  const { name, brief, overview, traits } = productTexts(slug, language)
  const { value, unit } = headline(model, language)
  const kind = text(kindNames['launch-pack'] ?? {}, language)
  const tile = await productTile(slug, { width: 900, height: 640, center: 0.66, quality: 58 })
  const label = `${kind}, ${editionOf(version, language)}`
  const [first = ''] = paragraphs(overview)
  return `<article class="sheet">${pageHeader(language, label)}<h1 style="margin:9mm 0 4mm">${escapeHtml(model.model)}</h1><p class="lead">${escapeHtml(brief)}</p>
<div class="tile grow"><img alt="${escapeHtml(model.model)}" src="${tile}"><div class="on">${figure(value, unit, '70pt')}<p>${escapeHtml(words.distributors)}</p></div></div>
${section(own.message, `<p>${escapeHtml(first)}</p>`)}<div style="height:7mm"></div>${keyFigureRow(model, language)}</article>
<article class="sheet">${pageHeader(language, name)}<div style="height:7mm"></div>${section(own.arguments, traitList(traits))}
${section(own.visit, `<ol class="list">${own.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`)}
${section(own.questions, own.answers.map(([question, answer]) => `<h3>${escapeHtml(question)}</h3><p style="margin-bottom:3mm">${escapeHtml(answer)}</p>`).join(''))}</article>
<article class="sheet">${pageHeader(language, name)}<div style="height:5mm"></div><div class="fine">${dataTable([model], language)}</div>
<div style="height:6mm"></div>${section(own.documents, materialList(slug, language))}<div class="end">${contactBlock(language)}</div></article>`
}

const listedKinds = ['brochure', 'manual', 'specification', 'flyer', 'product-video']

function materialList(slug: string, language: Language): string {
  const shown = materialSeeds.filter(
    (material) =>
      material.models.includes(slug) &&
      listedKinds.includes(material.kind) &&
      (material.language === language || material.language === 'multi'),
  )
  return `<ul class="list note columns">${shown.map(({ name, version }) => `<li>${escapeHtml(text(name, language))}, ${editionOf(version, language)}</li>`).join('')}</ul>`
}
