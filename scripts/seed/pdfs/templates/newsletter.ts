import { readFileSync } from 'node:fs'
import { caseSeeds } from '../../content/cases'
import { typeset } from '../../content/catalogue/typeset'
import type { Language } from '../../content/materials/types'
import { newsSeeds } from '../../content/news'
import type { Localised } from '../../content/types'
import { headline, modelOf, text } from '../product-data'
import { newsletterIssues } from '../newsletter-issues'
import { dayOf, editionOf, labels, siteOf } from '../labels'
import { toHtml, withoutLinks } from '../markdown'
import { escapeHtml, figure, pageHeader } from '../document'
import { contactBlock, keyFigureRow, paragraphs, section } from '../sections'
import { productTile, scene } from '../pictures'
import { productTexts } from '../product-texts'

/** Three pages: the lead story, then introduction, other articles, cases, a product and a question. */
export async function newsletter(title: string, language: Language, version: string): Promise<string> {
  const issue = newsletterIssues[version]
  if (!issue) throw new Error(`The issue ${version} has no contents.`)
  const words = labels[language]
  const [opening, question] = readTexts(version, language)
  const [first, ...others] = issue.articles.map((slug) => articleOf(slug))
  if (!first) throw new Error(`The issue ${version} has no article.`)
  const lead = await leadStory(first, language)
  const rows = await Promise.all(others.map((one) => storyRow(one, language)))
  const users = await Promise.all(issue.cases.map((slug) => storyRow(caseOf(slug), language)))
  return `<article class="sheet">${pageHeader(language, editionOf(version, language))}<h1 style="margin:9mm 0 7mm">${escapeHtml(title)}</h1>${lead}</article>
<article class="chapter letter">${pageHeader(language, title)}<section class="opening-words">${opening}</section>${rows.join('')}
<h2>${escapeHtml(words.users)}</h2>${users.join('')}
${section(words.focus, await productOf(issue.model, language))}<section class="question">${question}</section>${contactBlock(language)}</article>`
}

type Story = { title: Localised; body: Localised; cover: string; time?: string }

function articleOf(slug: string): Story {
  const seed = newsSeeds.find((one) => one.slug === slug)
  if (!seed) throw new Error(`There is no article ${slug}.`)
  return { title: seed.title, body: seed.body, cover: seed.cover, time: seed.publishTime }
}

function caseOf(slug: string): Story {
  const seed = caseSeeds.find((one) => one.slug === slug)
  if (!seed) throw new Error(`There is no case ${slug}.`)
  return { title: seed.name, body: seed.brief, cover: seed.cover }
}

async function leadStory(story: Story, language: Language): Promise<string> {
  const picture = await scene(story.cover, { width: 820, height: 468, quality: 50 })
  return `<div class="tile" style="height:98mm;margin-bottom:7mm"><img alt="" src="${picture}"></div>${storyText(story, language, 3)}`
}

async function storyRow(story: Story, language: Language): Promise<string> {
  const picture = await scene(story.cover, { width: 330, height: 236, quality: 48 })
  return `<div class="row"><div class="tile" style="width:52mm;height:37mm;flex:none"><img alt="" src="${picture}"></div>${storyText(story, language, 2)}</div>`
}

/** Heading, date and first paragraphs of a story. */
function storyText({ title, body, time }: Story, language: Language, count: number): string {
  const prose = paragraphs(typeset(siteOf[language], text(body, language))).filter(
    (one) => !/^[>\-|*\d]/.test(one),
  )
  const day = time ? `<p class="note" style="margin:1mm 0 2mm">${dayOf(time, language)}</p>` : ''
  const words = withoutLinks(toHtml(prose.slice(0, count).join('\n\n')))
  return `<div><h3 class="${count > 2 ? 'large' : ''}">${escapeHtml(text(title, language))}</h3>${day}<div class="flow">${words}</div></div>`
}

async function productOf(slug: string, language: Language): Promise<string> {
  const model = modelOf(slug)
  const { value, unit } = headline(model, language)
  const { name, brief } = productTexts(slug, language)
  const tile = await productTile(slug, { width: 300, height: 330, quality: 52 })
  return `<div class="product"><img alt="${escapeHtml(model.model)}" src="${tile}"><div>${figure(value, unit, '34pt')}<h3>${escapeHtml(name)}</h3><p>${escapeHtml(brief)}</p>${keyFigureRow(model, language, 3)}</div></div>`
}

/** The introduction and the question, which are written for one issue. */
function readTexts(version: string, language: Language): [opening: string, question: string] {
  const file = new URL(`../texts/newsletters/${version}.${language}.md`, import.meta.url)
  const [opening = '', question] = typeset(siteOf[language], readFileSync(file, 'utf8')).split(/\n(?=## )/)
  if (!question) throw new Error(`The issue ${version} has no question in ${language}.`)
  return [toHtml(opening.replace(/^# /, '## ')), toHtml(question)]
}
