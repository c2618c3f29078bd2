import { productSeeds } from '../../content/catalogue/products'
import { models } from '../../content/catalogue/range'
import type { Model } from '../../content/catalogue/types'
import { kindNames } from '../../content/materials/names'
import type { Language } from '../../content/materials/types'
import { solutionSeeds } from '../../content/solutions'
import { headline, text } from '../product-data'
import { editionOf, labels } from '../labels'
import { toHtml, withoutLinks } from '../markdown'
import { escapeHtml, figure, pageHeader, logo } from '../document'
import { contactBlock, section } from '../sections'
import { nightScene, productTile } from '../pictures'
import { productTexts } from '../product-texts'

/** Four pages: cover, description, advantages, equipment. */
export async function solutionCatalogue(slug: string, language: Language, version: string): Promise<string> {
  const words = labels[language]
  const solution = solutionSeeds.find((one) => one.slug === slug)
  if (!solution) throw new Error(`The solution ${slug} does not exist.`)
  const name = text(solution.name, language)
  const label = `${text(kindNames['solution-catalogue'] ?? {}, language)}, ${editionOf(version, language)}`
  const picture = await nightScene(solution.banner, { width: 840, height: 744, quality: 50 })
  const content = text(solution.content, language)
  const shown = [...new Set([...modelsInText(content), ...modelsOfSolution(slug)])].slice(0, 4)
  const advantage = solution.advantage ? text(solution.advantage, language) : ''
  return `<section class="cover"><img alt="" src="${picture}">${logo(language, 'night')}<div><h1>${escapeHtml(name)}</h1><p class="lead">${escapeHtml(text(solution.brief, language))}</p><p class="note" style="margin-top:10mm">${escapeHtml(label)}</p></div></section>
<article class="chapter">${pageHeader(language, name)}<div class="flow text">${withoutLinks(toHtml(content))}
${advantage ? `<h2>${words.advantages}</h2>${withoutLinks(toHtml(advantage))}` : ''}</div></article>
<article class="sheet">${pageHeader(language, name)}<div style="height:7mm"></div>
${section(words.recommended, '')}<div class="two pictures">${(await Promise.all(shown.map((model) => card(model, language)))).join('')}</div>
<div class="end">${contactBlock(language)}</div></article>`
}

/** The models of featured products that belong to the solution. */
function modelsOfSolution(slug: string): Model[] {
  const named = productSeeds.filter(({ featured, solutions }) => featured && solutions.includes(slug))
  return models.filter((model) => !model.discontinued && named.some((product) => product.slug === model.slug))
}

/** The models that a text mentions, in order of appearance. */
function modelsInText(content: string): Model[] {
  const made = models.filter(({ discontinued }) => !discontinued)
  return made
    .map((model) => ({
      model,
      at: content.search(new RegExp(`(?<![A-Za-z0-9])${model.model}(?![A-Za-z0-9])`)),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ model }) => model)
}

async function card(model: Model, language: Language): Promise<string> {
  const { value, unit } = headline(model, language)
  const tile = await productTile(model.slug, { width: 380, height: 312, quality: 54, center: 0.68 }, 0.86)
  return `<div><div class="tile" style="height:66mm"><img alt="${escapeHtml(model.model)}" src="${tile}"><div class="on small">${figure(value, unit, '30pt')}</div></div><h3>${escapeHtml(model.model)}</h3><p class="note">${escapeHtml(productTexts(model.slug, language).brief)}</p></div>`
}
