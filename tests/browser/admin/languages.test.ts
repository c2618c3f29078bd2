import type { Page } from '@playwright/test'
import { tableTitles } from '@/cms/tables/titles'
import { adminLanguages, type AdminLanguage } from '@/cms/texts'
import { keysOf } from '@/lib/typed-keys'
import { expect, test } from '../../support/browser-admin'
import { accessibilityProblems, overflowOf } from '../../support/browser-axe'

/** Our own views, and our parts of the pages of Payload. */
const views = [
  { path: '/admin', heading: 'inbox:title', part: '.modular-dashboard section' },
  {
    path: '/admin/overview/recent-changes',
    heading: 'dashboard:recentChanges',
    part: 'section[aria-labelledby="overview"]',
  },
  { path: '/admin/collections/requests', heading: 'content:requests', part: 'section[aria-label]' },
  { path: '/admin/collections/product-categories', heading: 'content:productCategories', part: 'td ul' },
  { path: '/admin/collections/media', heading: 'content:pictures', part: '.collection-list__tables' },
  ...keysOf(tableTitles).map((slug) => ({
    path: `/admin/collections/${slug}/table`,
    heading: tableTitles[slug],
    part: 'section[aria-labelledby]',
  })),
  { path: '/admin/collections/redirects', heading: 'content:redirects', part: 'section[aria-labelledby]' },
  {
    path: '/admin/collections/redirects/table',
    heading: 'redirects:tableTitle',
    part: 'section[aria-labelledby]',
  },
  { path: '/admin/collections/materials/upload', heading: 'upload:title', part: 'form' },
  {
    path: '/admin/collections/searches/overview',
    heading: 'searches:overview',
    part: 'section[aria-labelledby]',
  },
] as const

/** The guide is written in English and Chinese only. */
const guide = { path: '/admin/guide', heading: 'guide:title', part: 'article, article ~ nav' } as const

for (const language of ['zh', 'fr'] as const)
  for (const { path, heading, part } of language === 'zh' ? [...views, guide] : views)
    test(`${path} in ${language} has no English texts and fits a phone`, async ({ page, signIn }) => {
      await page.context().addCookies([{ name: 'payload-lng', value: language, url: baseURL() }])
      await signIn('administrator')
      await page.goto(path)
      await expect(page.getByRole('heading', { name: textOf(language, heading) }).first()).toBeVisible()
      expect(await englishTexts(page, language)).toEqual([])
      expect(await accessibilityProblems(page, part)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      // The menu closes after the window has become narrow.
      await expect.poll(() => overflowOf(page)).toBe(0)
    })

function baseURL(): string {
  return test.info().project.use.baseURL ?? ''
}

function textOf(language: AdminLanguage, key: string): string {
  const [area = '', name = ''] = key.split(':')
  return (adminLanguages[language] as Record<string, Record<string, string>>)[area]?.[name] ?? key
}

/** The lines on the page that are English texts and are written differently in the language. */
async function englishTexts(page: Page, language: AdminLanguage): Promise<string[]> {
  const own = new Set(Object.values(adminLanguages[language]).flatMap(Object.values))
  const english = new Set(
    Object.values(adminLanguages.en)
      .flatMap(Object.values)
      .filter((text) => !own.has(text)),
  )
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  // The marks of the sites are the same codes in all languages.
  return lines.filter((line) => line !== 'UK' && english.has(line))
}
