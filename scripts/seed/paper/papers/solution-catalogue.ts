import { productSeeds } from '../../content/catalogue/products'
import { models } from '../../content/catalogue/range'
import type { Model } from '../../content/catalogue/types'
import { kindNames } from '../../content/materials/names'
import type { Language } from '../../content/materials/types'
import { solutionSeeds } from '../../content/solutions'
import { headline, text } from '../data'
import { editionOf, labels } from '../labels'
import { toHtml, withoutLinks } from '../markdown'
import { escape, figure, head, logo } from '../page'
import { contact, part } from '../parts'
import { nightScene, productTile } from '../pictures'
import { wordsOf } from '../texts'

/** Four pages: the room, the way through it, the advantages, the equipment. */
export async function solutionCatalogue(slug: string, language: Language, version: string): Promise<string> {
  const words = labels[language]
  const solution = solutionSeeds.find((one) => one.slug === slug)
  if (!solution) throw new Error(`The solution ${slug} does not exist.`)
  const name = text(solution.name, language)
  const label = `${text(kindNames['solution-catalogue'] ?? {}, language)}, ${editionOf(version, language)}`
  const picture = await nightScene(solution.banner, { width: 840, height: 744, quality: 50 })
  const content = text(solution.content, language)
  const shown = [...new Set([...namedIn(content), ...usedIn(slug)])].slice(0, 4)
  const advantage = solution.advantage ? text(solution.advantage, language) : ''
  return `<section class="cover"><img alt="" src="${picture}">${logo(language, 'night')}<div><h1>${escape(name)}</h1><p class="lead">${escape(text(solution.brief, language))}</p><p class="note" style="margin-top:10mm">${escape(label)}</p></div></section>
<article class="chapter">${head(language, name)}<div class="flow text">${withoutLinks(toHtml(content))}
${advantage ? `<h2>${words.advantages}</h2>${withoutLinks(toHtml(advantage))}` : ''}</div></article>
<article class="sheet">${head(language, name)}<div style="height:7mm"></div>
${part(words.recommended, '')}<div class="two pictures">${(await Promise.all(shown.map((model) => card(model, language)))).join('')}</div>
<div class="end">${contact(language)}</div></article>`
}

/** The models whose products name the solution. */
function usedIn(slug: string): Model[] {
  const named = productSeeds.filter(({ featured, solutions }) => featured && solutions.includes(slug))
  return models.filter((model) => !model.discontinued && named.some((product) => product.slug === model.slug))
}

/** The models that a text names, in its order. */
function namedIn(content: string): Model[] {
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
  return `<div><div class="tile" style="height:66mm"><img alt="${escape(model.model)}" src="${tile}"><div class="on small">${figure(value, unit, '30pt')}</div></div><h3>${escape(model.model)}</h3><p class="note">${escape(wordsOf(model.slug, language).brief)}</p></div>`
}
