import { readFileSync, readdirSync, statSync } from 'node:fs'
import { en } from '@payloadcms/translations/languages/en'
import { zh } from '@payloadcms/translations/languages/zh'
import { lexer, walkTokens, type Token } from 'marked'
import { expect, test } from 'vitest'
import { chapters, fileOf, type GuideLanguage } from '@/cms/guide/chapters'
import { renderGuide } from '@/cms/guide/render'
import { siteLabels } from '@/cms/site-labels'
import { staffTranslations } from '@/cms/staff/texts'
import { payloadTexts as ownPayloadTexts } from '@/cms/texts/payload'
import { adminLanguages } from '@/cms/texts'

const languages = ['en', 'zh'] as const

type Texts = Record<string, object>
const pictureFolder = 'docs/editing/pictures'
/** With those that we replace. */
const payloadTexts = {
  en: merged(en.translations, ownPayloadTexts.en),
  zh: merged(zh.translations, ownPayloadTexts.zh),
}

/** Texts of the admin that are in no file of texts: symbols, keys and names of the editor of formatted texts. */
const otherLabels: Record<GuideLanguage, string[]> = { en: [], zh: [] }

const pages = [null, ...chapters]
const files = pages.flatMap((chapter) =>
  languages.map((language) => {
    const file = fileOf(chapter, language)
    return { chapter, language, file, markdown: readFileSync(`docs/${file}`, 'utf8') }
  }),
)

test.each(pages.map((chapter) => ({ chapter })))(
  '$chapter has the same parts in both languages',
  ({ chapter }) => {
    const [english, chinese] = languages.map((language) => partsOf(markdownOf(chapter, language)))
    expect(chinese).toEqual(english)
  },
)

test.each(languages)('every bold text of the guide is a label of the admin in %s', (language) => {
  const isLabel = labelsOf(language)
  const wrong = files
    .filter((one) => one.language === language)
    .flatMap(({ file, markdown }) =>
      boldTextsOf(markdown)
        .filter((text) => !isLabel(text))
        .map((text) => `${file}: ${text}`),
    )
  expect(wrong).toEqual([])
})

test('the guide shows all of its pictures in both languages, and they are small', () => {
  const shown = files.flatMap(({ language, markdown }) =>
    [...markdown.matchAll(/!\[[^\]]+\]\((?:editing\/)?pictures\/([\w-]+)\.(\w+)\.webp\)/g)].map(
      ([, name, of]) => {
        expect(of, name).toBe(language)
        return `${name}.${of}.webp`
      },
    ),
  )
  const stored = readdirSync(pictureFolder)
  expect(shown.toSorted()).toEqual(stored.toSorted())
  const bytes = stored.reduce((sum, name) => sum + statSync(`${pictureFolder}/${name}`).size, 0)
  expect(bytes).toBeLessThan(2_500_000)
})

test('links of the guide lead to its headings in the admin', () => {
  for (const language of languages) {
    const ids = new Map(
      pages.map((chapter) => [
        chapter ? `/admin/guide/${chapter}` : '/admin/guide',
        [...renderGuide(markdownOf(chapter, language)).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ]),
    )
    for (const [address] of ids) {
      const chapter = pages.find((one) => address.endsWith(one ?? '/guide')) ?? null
      const { html } = renderGuide(markdownOf(chapter, language))
      for (const [, href = ''] of html.matchAll(/<a href="([^"]+)"/g)) {
        if (href.startsWith('https:')) continue
        const [page, id] = href.split('#')
        expect(ids.get(page || address), href).toBeDefined()
        if (id) expect(ids.get(page || address), href).toContain(decodeURIComponent(id))
      }
    }
  }
})

test('the guide is written in plain Markdown', () => {
  for (const { file, markdown } of files) {
    const { title, html } = renderGuide(markdown)
    expect(title, file).not.toBe('')
    // A star that is left was not read as bold, for example between Chinese punctuation and a letter.
    expect(html.replaceAll(/<code>.*?<\/code>/g, ''), file).not.toMatch(/\*\*|&lt;/)
  }
})

test('the table of contents names every task', () => {
  for (const language of languages) {
    const contents = markdownOf(null, language)
    for (const chapter of chapters) expect(contents).toContain(`(${fileOf(chapter, language)}`)
  }
})

function markdownOf(chapter: (typeof pages)[number], language: GuideLanguage): string {
  const found = files.find((one) => one.chapter === chapter && one.language === language)
  return found?.markdown ?? ''
}

/** Levels of headings, numbers of steps and rows, and names of pictures, in their order. */
function partsOf(markdown: string): string[] {
  return lexer(markdown).flatMap(partOf)
}

function partOf(token: Token): string[] {
  if (token.type === 'heading') return [`heading ${token.depth}`]
  if (token.type === 'table') return [`table of ${token.rows.length}`]
  if (token.type === 'list') return [`${token.ordered ? 'steps' : 'points'} ${token.items.length}`]
  if (token.type !== 'paragraph') return []
  return [...token.raw.matchAll(/pictures\/([\w-]+)\.\w+\.webp/g)].map(([, name]) => `picture ${name}`)
}

function boldTextsOf(markdown: string): string[] {
  const texts: string[] = []
  void walkTokens(lexer(markdown), (token) => {
    if (token.type === 'strong') texts.push(token.text)
  })
  return texts
}

/** Whether a text is one of the admin. What the admin fills in is another label, or `…`. */
function labelsOf(language: GuideLanguage): (text: string) => boolean {
  const texts = [
    ...textsIn(adminLanguages[language]),
    ...textsIn(staffTranslations[language]),
    ...textsIn(payloadTexts[language]),
    ...Object.values(siteLabels),
    ...otherLabels[language],
  ].map((text) => text.replaceAll(/<\/?\d>/g, ''))
  const known = new Set(['…', ...texts.filter((text) => !text.includes('{{'))])
  const patterns = texts
    .filter((text) => text.includes('{{'))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(escaped)
            .join('(.+)')}$`,
        ),
    )
  return (text) =>
    known.has(text) ||
    patterns.some((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .every((part) => known.has(part)),
    )
}

function merged(texts: Texts, own: Texts): Texts {
  const areas = Object.entries(texts).map(([area, known]) => [area, { ...known, ...own[area] }])
  return Object.fromEntries(areas)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function textsIn(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? textsIn(text) : [],
  )
}
