import { png } from '../../factories/uploads'
import { paragraphs, uniqueTitle, type Content, type CreatedDocument } from '../../support/content'
import { expect, open, test, textOf, textsOf, within, type Page } from '../../support/http'
import { mainOf } from '../../support/http-page'
import { currentLabelsOf, headingOf, hrefOf } from './page-queries'

const sample = '1209669217492766722'
const blood = '1209667603977572353'

function tabsOf(page: Page): HTMLElement {
  return mainOf(page).getByRole('navigation', { name: '方案内容' })
}

function section(page: Page, id: string): HTMLElement {
  const element = page.document.getElementById(id)
  if (!element) throw new Error(`There is no section ${id}.`)
  return element
}

test('the Chinese solutions begin with the first one: banner, five tabs, sections (S2 2.7)', async () => {
  const page = await open('/zh_CN/solutions')
  expect(headingOf(page)).toBe('生物样本库解决方案')
  const tabs = within(tabsOf(page)).getAllByRole('link')
  expect(textsOf(tabs)).toEqual(['场景简介', '场景优势', '功能概况', '相关产品', '相关案例'])
  expect(currentLabelsOf(tabsOf(page))).toEqual(['场景简介'])
  const ids = ['introduction', 'advantages', 'functions', 'products', 'cases']
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
  for (const [index, id] of ids.entries())
    expect(within(section(page, id)).getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      tabs[index]?.textContent ?? '',
    )
})

test.each(['solutionId', 'id'])('%s selects a solution (S2 2.7, readings 4)', async (name) => {
  const page = await open(`/zh_CN/solutions?${name}=${blood}`)
  expect(headingOf(page)).toBe('血液网络解决方案')
  expect(page.document.title).toMatch(/^血液网络解决方案/)
  expect(currentLabelsOf(tabsOf(page))).toEqual(['场景简介'])
})

test('products and cases of a solution lead to their pages with id and name (S2 2.7)', async () => {
  const page = await open(`/zh_CN/solutions?solutionId=${sample}`)
  const products = section(page, 'products')
  const slides = [...products.querySelectorAll('ul > li')].filter((slide) => slide.querySelector('article'))
  expect(slides.length).toBeGreaterThan(1)
  expect(slides[0]?.querySelectorAll('article')).toHaveLength(8)
  expect(within(products).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/zh_CN\/products\?id=\d{19}&name=[^&]+$/),
  )
  expect(hrefOf(within(section(page, 'cases')).getAllByRole('link')[0] ?? null)).toMatch(
    /^\/zh_CN\/case\/caseDetail\?id=\d{19}&name=/,
  )
})

test('the functions are a list of steps with their temperatures', async () => {
  const functions = section(await open(`/zh_CN/solutions?solutionId=${sample}`), 'functions')
  expect(within(functions).queryByRole('figure')).toBeNull()
  const steps = within(within(functions).getByRole('list')).getAllByRole('listitem')
  const textsIn = steps.map((step) => textsOf([...step.querySelectorAll('p')]))
  expect(textsIn.slice(3)).toEqual([
    ['超低温保存', '−80 °C', 'U830，血浆、血清与 DNA'],
    ['气相液氮保存', '−190 °C', 'V1000，程序降温后的细胞与组织'],
    ['远程监测', 'Trace 4，每 10 秒记录一次'],
  ])
})

test('without steps the functions are a picture, which is described below it', async ({ content }) => {
  const file = { name: 'functions.png', mimeType: 'image/png', buffer: await png(900) }
  const functions = String((await content.upload('media', file)).id)
  await content.update(`media/${functions}`, { alt: '采血后运输' }, { locale: 'zh_CN' })
  const { id } = await ownSolution(content, { functions })
  const page = await open(`/zh_CN/solutions?solutionId=${id}`)
  expect(textsOf(within(tabsOf(page)).getAllByRole('link'))).toEqual(['场景简介', '功能概况'])
  const [figure] = within(section(page, 'functions')).getAllByRole('figure')
  expect(textOf(figure?.querySelector('figcaption'))).toBe('采血后运输')
})

test('tabs without content are left out (S2 2.7)', async ({ content }) => {
  const { id } = await ownSolution(content)
  const page = await open(`/zh_CN/solutions?solutionId=${id}`)
  expect(textsOf(within(tabsOf(page)).getAllByRole('link'))).toEqual(['场景简介'])
  expect(page.getByRole('main')).toHaveTextContent(/引言/)
})

test('few related cases are repeated, and sixteen take 100 s for one cycle (S2 2.7, 9)', async ({
  content,
}) => {
  const { id } = await ownSolution(content)
  await writeCases(content, id, 16)
  for (const { solution, cases, copies, seconds } of [
    { solution: blood, cases: 2, copies: 5, seconds: 40 },
    { solution: sample, cases: 6, copies: 2, seconds: 40 },
    { solution: id, cases: 16, copies: 1, seconds: 100 },
  ]) {
    const page = await open(`/zh_CN/solutions?solutionId=${solution}`)
    const strip = section(page, 'cases').querySelector<HTMLElement>('[style*="--copies"]')
    expect(strip?.style.getPropertyValue('--copies')).toBe(String(copies))
    expect(strip?.style.getPropertyValue('--round')).toBe(`${seconds}s`)
    const [first, ...repeated] = strip?.querySelectorAll(':scope > ul') ?? []
    expect(first?.querySelectorAll(':scope > li')).toHaveLength(cases)
    expect(first).not.toHaveAttribute('aria-hidden')
    expect(repeated).toHaveLength(copies - 1)
    for (const list of repeated) {
      expect(list).toHaveAttribute('aria-hidden', 'true')
      expect(list.querySelectorAll('a')).toHaveLength(cases)
      expect(list.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0)
    }
  }
}, 120_000)

/** A solution of the Chinese site alone, with an introduction and nothing else by default. */
async function ownSolution(content: Content, further: object = {}): Promise<CreatedDocument> {
  const chinese = { sites: ['zh_CN'], order: 90 }
  const saving = { locale: 'zh_CN' }
  const type = await content.create('solution-types', { name: uniqueTitle('类型'), ...chinese }, saving)
  const fields = { name: uniqueTitle('方案'), content: paragraphs('引言'), _status: 'published' }
  return content.create('solutions', { ...fields, type: type.id, ...chinese, ...further }, saving)
}

async function writeCases(content: Content, solution: string, count: number): Promise<void> {
  const saving = { locale: 'zh_CN' }
  const chinese = { sites: ['zh_CN'] }
  const named = { name: uniqueTitle('类型'), order: 90 }
  const { id: type } = await content.create('case-types', { ...named, ...chinese }, saving)
  const shared = { type, solutions: [solution], createTime: '2001-02-03T12:00:00.000Z', ...chinese }
  const names = Array.from({ length: count }, (_, index) => `案例 ${index + 1}`)
  await Promise.all(
    names.map((name) => content.create('cases', { ...shared, name, _status: 'published' }, saving)),
  )
}
