import { categorySeeds } from '../../content/catalogue/categories'
import { models } from '../../content/catalogue/range'
import type { CategorySeed, Model } from '../../content/catalogue/types'
import type { Language } from '../../content/materials/types'
import { text } from '../data'
import { editionOf } from '../labels'
import { escape, figure, head, logo } from '../page'
import { contact, modelTable, part } from '../parts'
import { nightScene, productTile } from '../pictures'
import { catalogueTexts } from '../texts/catalogue'

/** Ten pages and more: cover, the company, a page for each first-level category, where to ask. */
export async function generalCatalogue(title: string, language: Language, version: string): Promise<string> {
  const own = catalogueTexts[language]
  const picture = await nightScene('banner-biobank.webp', { width: 840, height: 744, quality: 52 })
  const firsts = categorySeeds.filter(({ parent }) => !parent)
  const chapters = await Promise.all(firsts.map((category) => chapter(category, title, language)))
  const numbers = own.numbers.map(
    ([value, unit, name]) => `<div>${figure(value, unit)}<p class="note">${escape(name)}</p></div>`,
  )
  return `<section class="cover"><img alt="" src="${picture}">${logo(language, 'night')}<div><h1>${escape(title)}</h1><p class="lead">${escape(own.subtitle)}</p><p class="note" style="margin-top:10mm">${editionOf(version, language)}</p></div></section>
<article class="sheet">${head(language, title)}<h1 style="margin:12mm 0 8mm">${escape(own.heading)}</h1>
${part(own.company, own.paragraphs.map((one) => `<p>${escape(one)}</p>`).join(''))}<div style="height:10mm"></div><div class="keys">${numbers.join('')}</div>
<div style="height:10mm"></div>${part(own.contents, `<table>${firsts.map(({ name }, index) => `<tr><td>${escape(text(name, language))}</td><td style="text-align:right">${index + 3}</td></tr>`).join('')}</table>`)}
<div class="end">${contact(language)}</div></article>${chapters.join('')}`
}

async function chapter(category: CategorySeed, title: string, language: Language): Promise<string> {
  const inside = new Set([category.slug, ...below(category.slug)])
  const shown = models.filter((model) => inside.has(model.category) && !model.discontinued)
  const tiles = await Promise.all(covers(category).map((slug) => tile(slug)))
  // Monitors store nothing: their columns are others.
  const groups = [shown.filter(({ netLitres }) => netLitres), shown.filter(({ netLitres }) => !netLitres)]
  const tables = groups.map((group) => (group.length > 0 ? modelTable(group, language, 4) : '')).join('')
  return `<article class="sheet dense">${head(language, title)}<h1 style="margin:8mm 0 3mm;font-size:28pt;line-height:32pt">${escape(text(category.name, language))}</h1><p style="max-width:150mm">${escape(text(category.lead, language))}</p>
<div class="three grow">${tiles.join('')}</div>${tables}</article>`
}

/** The leading models of its second-level categories. */
function covers({ slug }: CategorySeed): string[] {
  return categorySeeds
    .filter(({ parent }) => parent === slug)
    .map(({ cover }) => cover.replace(/^product-|\.webp$/g, ''))
    .slice(0, 3)
}

async function tile(slug: string): Promise<string> {
  const model = models.find((one) => one.slug === slug) as Model
  const picture = await productTile(slug, { width: 280, height: 340, quality: 50, flat: true }, 0.84)
  return `<div class="tile whole"><img alt="${escape(model.model)}" src="${picture}"><p class="name note">${escape(model.model)}</p></div>`
}

function below(slug: string): string[] {
  return categorySeeds
    .filter(({ parent }) => parent === slug)
    .flatMap((child) => [child.slug, ...below(child.slug)])
}
