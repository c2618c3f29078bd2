import { categorySeeds } from '../../content/catalogue/categories'
import { models } from '../../content/catalogue/range'
import type { CategorySeed, Model } from '../../content/catalogue/types'
import type { Language } from '../../content/materials/types'
import { text } from '../product-data'
import { editionOf } from '../labels'
import { escapeHtml, figure, pageHeader, logo } from '../document'
import { contactBlock, modelTable, section } from '../sections'
import { nightScene, productTile } from '../pictures'
import { catalogueTexts } from '../texts/catalogue'

/** Ten pages or more: cover, company, one page per first-level category, contact. */
export async function generalCatalogue(title: string, language: Language, version: string): Promise<string> {
  const own = catalogueTexts[language]
  const picture = await nightScene('banner-biobank.webp', { width: 840, height: 744, quality: 52 })
  const firsts = categorySeeds.filter(({ parent }) => !parent)
  const chapters = await Promise.all(firsts.map((category) => chapter(category, title, language)))
  const numbers = own.numbers.map(
    ([value, unit, name]) => `<div>${figure(value, unit)}<p class="note">${escapeHtml(name)}</p></div>`,
  )
  return `<section class="cover"><img alt="" src="${picture}">${logo(language, 'night')}<div><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(own.subtitle)}</p><p class="note" style="margin-top:10mm">${editionOf(version, language)}</p></div></section>
<article class="sheet">${pageHeader(language, title)}<h1 style="margin:12mm 0 8mm">${escapeHtml(own.heading)}</h1>
${section(own.company, own.paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`).join(''))}<div style="height:10mm"></div><div class="keys">${numbers.join('')}</div>
<div style="height:10mm"></div>${section(own.contents, `<table>${firsts.map(({ name }, index) => `<tr><td>${escapeHtml(text(name, language))}</td><td style="text-align:right">${index + 3}</td></tr>`).join('')}</table>`)}
<div class="end">${contactBlock(language)}</div></article>${chapters.join('')}`
}

async function chapter(category: CategorySeed, title: string, language: Language): Promise<string> {
  const inside = new Set([category.slug, ...subcategories(category.slug)])
  const shown = models.filter((model) => inside.has(model.category) && !model.discontinued)
  const tiles = await Promise.all(coverModels(category).map((slug) => tile(slug)))
  // Monitors have no storage volume, so their tables have other columns.
  const groups = [shown.filter(({ netLitres }) => netLitres), shown.filter(({ netLitres }) => !netLitres)]
  const tables = groups.map((group) => (group.length > 0 ? modelTable(group, language, 4) : '')).join('')
  return `<article class="sheet dense">${pageHeader(language, title)}<h1 style="margin:8mm 0 3mm;font-size:28pt;line-height:32pt">${escapeHtml(text(category.name, language))}</h1><p style="max-width:150mm">${escapeHtml(text(category.lead, language))}</p>
<div class="three grow">${tiles.join('')}</div>${tables}</article>`
}

/** The cover models of its second-level categories. */
function coverModels({ slug }: CategorySeed): string[] {
  return categorySeeds
    .filter(({ parent }) => parent === slug)
    .map(({ cover }) => cover.replace(/^product-|\.webp$/g, ''))
    .slice(0, 3)
}

async function tile(slug: string): Promise<string> {
  const model = models.find((one) => one.slug === slug) as Model
  const picture = await productTile(slug, { width: 280, height: 340, quality: 50, flat: true }, 0.84)
  return `<div class="tile whole"><img alt="${escapeHtml(model.model)}" src="${picture}"><p class="name note">${escapeHtml(model.model)}</p></div>`
}

function subcategories(slug: string): string[] {
  return categorySeeds
    .filter(({ parent }) => parent === slug)
    .flatMap((child) => [child.slug, ...subcategories(child.slug)])
}
