import { materialSeeds } from '../../content/materials'
import { kindNames } from '../../content/materials/names'
import type { Language } from '../../content/materials/types'
import { headline, modelOf, text } from '../data'
import { editionOf, labels } from '../labels'
import { escape, figure, head } from '../page'
import { contact, dataTable, keys, paragraphs, part, traitList } from '../parts'
import { productTile } from '../pictures'
import { wordsOf } from '../texts'
import { launchTexts } from '../texts/launch'

/** Three pages for distributors: the message, the arguments, the data and the papers to hand out. */
export async function launchPack(slug: string, language: Language, version: string): Promise<string> {
  const words = labels[language]
  const own = launchTexts[language]
  const model = modelOf(slug)
  const { name, brief, overview, traits } = wordsOf(slug, language)
  const { value, unit } = headline(model, language)
  const kind = text(kindNames['launch-pack'] ?? {}, language)
  const tile = await productTile(slug, { width: 900, height: 640, center: 0.66, quality: 58 })
  const label = `${kind}, ${editionOf(version, language)}`
  const [first = ''] = paragraphs(overview)
  return `<article class="sheet">${head(language, label)}<h1 style="margin:9mm 0 4mm">${escape(model.model)}</h1><p class="lead">${escape(brief)}</p>
<div class="tile grow"><img alt="${escape(model.model)}" src="${tile}"><div class="on">${figure(value, unit, '70pt')}<p>${escape(words.distributors)}</p></div></div>
${part(own.message, `<p>${escape(first)}</p>`)}<div style="height:7mm"></div>${keys(model, language)}</article>
<article class="sheet">${head(language, name)}<div style="height:7mm"></div>${part(own.arguments, traitList(traits))}
${part(own.visit, `<ol class="list">${own.steps.map((step) => `<li>${escape(step)}</li>`).join('')}</ol>`)}
${part(own.questions, own.answers.map(([question, answer]) => `<h3>${escape(question)}</h3><p style="margin-bottom:3mm">${escape(answer)}</p>`).join(''))}</article>
<article class="sheet">${head(language, name)}<div style="height:5mm"></div><div class="fine">${dataTable([model], language)}</div>
<div style="height:6mm"></div>${part(own.papers, papersOf(slug, language))}<div class="end">${contact(language)}</div></article>`
}

const handedOut = ['brochure', 'manual', 'specification', 'flyer', 'product-video']

function papersOf(slug: string, language: Language): string {
  const shown = materialSeeds.filter(
    (material) =>
      material.models.includes(slug) &&
      handedOut.includes(material.kind) &&
      (material.language === language || material.language === 'multi'),
  )
  return `<ul class="list note columns">${shown.map(({ name, version }) => `<li>${escape(text(name, language))}, ${editionOf(version, language)}</li>`).join('')}</ul>`
}
