import type { Language } from '../../content/materials/types'
import { headline, modelOf } from '../product-data'
import { escapeHtml, figure, logo } from '../document'
import { contactBlock, keyFigureRow } from '../sections'
import { productTile } from '../pictures'
import { productTexts } from '../product-texts'

/** One page: a full-bleed picture, one large figure, four key figures. */
export async function flyer(slug: string, language: Language): Promise<string> {
  const model = modelOf(slug)
  const { name, brief } = productTexts(slug, language)
  const { value, unit } = headline(model, language)
  const tile = await productTile(slug, { width: 1040, height: 872, quality: 60, center: 0.73, below: 0.46 })
  return `<article class="bleed"><div class="tile"><img alt="${escapeHtml(model.model)}" src="${tile}">${logo(language)}<div class="on">${figure(value, unit, '104pt')}</div></div>
<div class="below"><h1>${escapeHtml(name)}</h1><p class="lead">${escapeHtml(brief)}</p>${keyFigureRow(model, language)}<div class="end">${contactBlock(language)}</div></div></article>`
}
