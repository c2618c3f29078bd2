import type { Language } from '../../content/materials/types'
import { serviceSeeds } from '../../content/services'
import { text } from '../product-data'
import { editionOf } from '../labels'
import { toHtml, withoutLinks } from '../markdown'
import { escapeHtml, pageHeader } from '../document'
import { contactBlock, section, traitList } from '../sections'
import { scene } from '../pictures'
import { serviceTexts } from '../texts/service'

/** Two pages: the services of the contract, and a comparison of its levels. */
export async function serviceBrochure(slug: string, language: Language, version: string): Promise<string> {
  const contract = serviceSeeds.contracts.find((one) => one.slug === slug)
  if (!contract || language === 'zh') throw new Error(`No service brochure ${slug} in ${language}.`)
  const own = serviceTexts[language]
  const title = text(contract.title, language)
  const picture = await scene(contract.cover, { width: 820, height: 437, quality: 52 })
  const traits = contract.traits.map(({ firstTrait, secondTrait }) => ({
    heading: text(firstTrait, language),
    lines: text(secondTrait, language).split('\n'),
  }))
  const detail = contract.packageDetail ? withoutLinks(toHtml(text(contract.packageDetail, language))) : ''
  const levels = slug.startsWith('monitoring') ? own.monitoring : own.maintenance
  return `<article class="sheet">${pageHeader(language, `${own.kind}, ${editionOf(version, language)}`)}<h1 style="margin:9mm 0 7mm">${escapeHtml(title)}</h1>
<div class="tile" style="height:84mm"><img alt="" src="${picture}"></div><div style="height:8mm"></div>
${section(own.overview, `<div class="flow">${withoutLinks(toHtml(text(contract.overview, language)))}</div>`)}
<div class="end note">${escapeHtml(own.distributors)}</div></article>
<article class="sheet">${pageHeader(language, title)}<div style="height:7mm"></div>${section(own.benefits, traitList(traits))}
${detail ? section(own.included, `<div class="flow">${detail}</div>`) : ''}
<div style="height:8mm"></div><table><thead><tr>${levels.head.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('')}</tr></thead><tbody>${levels.rows.map(([name, ...cells]) => `<tr><th scope="row">${escapeHtml(name ?? '')}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>
<div class="end">${contactBlock(language)}</div></article>`
}
