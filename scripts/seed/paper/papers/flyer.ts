import type { Language } from '../../content/materials/types'
import { headline, modelOf } from '../data'
import { escape, figure, logo } from '../page'
import { contact, keys } from '../parts'
import { productTile } from '../pictures'
import { wordsOf } from '../texts'

/** One page to hand out: the picture over the edge, one figure, four facts. */
export async function flyer(slug: string, language: Language): Promise<string> {
  const model = modelOf(slug)
  const { name, brief } = wordsOf(slug, language)
  const { value, unit } = headline(model, language)
  const tile = await productTile(slug, { width: 1040, height: 872, quality: 60, center: 0.73, below: 0.46 })
  return `<article class="bleed"><div class="tile"><img alt="${escape(model.model)}" src="${tile}">${logo(language)}<div class="on">${figure(value, unit, '104pt')}</div></div>
<div class="below"><h1>${escape(name)}</h1><p class="lead">${escape(brief)}</p>${keys(model, language)}<div class="end">${contact(language)}</div></div></article>`
}
