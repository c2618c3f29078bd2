import { newsSeeds } from '../../content/news'
import type { Language } from '../../content/materials/types'
import { text } from '../data'
import { editionOf } from '../labels'
import { toHtml, withoutLinks } from '../markdown'
import { escape, head } from '../page'
import { contact, paragraphs } from '../parts'
import { scene } from '../pictures'

/** Two pages with five articles of the half-year before the edition. */
export async function newsletter(title: string, language: Language, version: string): Promise<string> {
  const before = newsSeeds.filter(({ publishTime }) => publishTime.slice(0, 7) <= version).slice(0, 5)
  const [first, ...others] = await Promise.all(
    before.map((one, index) => article(one, language, index === 0)),
  )
  return `<article class="sheet">${head(language, editionOf(version, language))}<h1 style="margin:9mm 0 7mm">${escape(title)}</h1>${first}</article>
<article class="sheet">${head(language, title)}<div style="height:6mm"></div>${others.join('<div style="height:6mm"></div>')}<div class="end">${contact(language)}</div></article>`
}

async function article(
  seed: (typeof newsSeeds)[number],
  language: Language,
  large: boolean,
): Promise<string> {
  const size = large ? { width: 820, height: 468, quality: 50 } : { width: 330, height: 236, quality: 52 }
  const picture = await scene(seed.cover, size)
  const body = paragraphs(text(seed.body, language)).filter((one) => !/^[>\-|*\d]/.test(one))
  const words = body.slice(0, large ? 3 : 1).join('\n\n')
  const image = `<div class="tile" style="${large ? 'height:98mm;margin-bottom:7mm' : 'width:56mm;height:40mm;flex:none'}"><img alt="" src="${picture}"></div>`
  const content = `<div><h3 class="${large ? 'large' : ''}">${escape(text(seed.title, language))}</h3><p class="note" style="margin:1mm 0 2mm">${seed.publishTime.slice(0, 10)}</p><div class="flow">${withoutLinks(toHtml(words))}</div></div>`
  return large ? `${image}${content}` : `<div class="row">${image}${content}</div>`
}
