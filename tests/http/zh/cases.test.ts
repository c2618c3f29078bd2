import { uniqueTitle } from '../../support/content'
import { expect, follow, open, request, test, textOf, textsOf, within } from '../../support/http'
import { mainOf } from '../../support/http-page'
import { crumbsOf, currentLabelsOf, expectPicture, headingOf, hrefOf } from './page-queries'

const eastLake = '/zh_CN/case/caseDetail?id=1214000000000003040'
const emptyText = '暂无相关信息，请提交您的需求或联系我们了解详情。'

test('a Chinese case shows its name, pictures, text and logo under a solid header (S1 2.11)', async () => {
  const page = await open(eastLake)
  expect(headingOf(page)).toMatch(/^东湖样本库二期/)
  expect(page.document.title).toMatch(/^东湖样本库二期.* \| 诺凡生物医疗$/)
  const introduction = mainOf(page).getByRole('region', { name: '案例介绍' })
  expect(within(introduction).getByText(/^2026 年 9 月/)).toBeInTheDocument()
  expect(within(introduction).getByText('东湖样本库')).toBeInTheDocument()
  expect(page.document.querySelector('[data-over-hero]')).toBeNull()
  expect(crumbsOf(page)).toEqual([
    ['首页', '/cn'],
    ['用户案例', '/zh_CN/case'],
    ['案例详情', undefined],
  ])
})

test('two tabs name the introduction and the related cases (S1 2.11)', async () => {
  const page = await open(eastLake)
  const sections = mainOf(page).getByRole('navigation', { name: '本页内容' })
  const links = within(sections).getAllByRole('link')
  expect(textsOf(links)).toEqual(['案例介绍', '相关案例'])
  expect(currentLabelsOf(sections)).toEqual(['案例介绍'])
  const targets = links.map((link) => page.document.querySelector(link.getAttribute('href') ?? ''))
  expect(targets).toEqual([
    mainOf(page).getByRole('region', { name: '案例介绍' }),
    mainOf(page).getByRole('region', { name: '相关案例' }),
  ])
})

test('the media of a case are pictures and, where the file ends in mp4, videos (S1 2.11)', async () => {
  const page = await open(eastLake)
  const media = mainOf(page).getByRole('region', { name: '案例图片与视频' })
  expectPicture(media)
  const slides = within(media).getAllByRole('group')
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '第 1 张，共 4 张',
    '第 2 张，共 4 张',
    '第 3 张，共 4 张',
    '视频，第 4 项，共 4 项',
  ])
  expect(slides.map((slide) => slide.querySelectorAll('img').length)).toEqual([1, 1, 1, 0])
  const source = slides[3]?.querySelector('video source')
  expect(source).toHaveAttribute('src', expect.stringMatching(/^\/file\/documents\/.+\.mp4$/))
})

test('the key figures of a case are in its introduction', async () => {
  const introduction = within(mainOf(await open(eastLake)).getByRole('region', { name: '案例介绍' }))
  expect(textsOf(introduction.getAllByRole('term'))).toEqual([
    '样本总库容',
    'U830 保存箱',
    '散热量，冬季回收供暖',
  ])
  expect(textsOf(introduction.getAllByRole('definition'))).toEqual(['2,000 万份', '186 台', '56 kW'])
})

test('a line names the solutions and then the products used, each a link (S1 2.11)', async () => {
  const page = await open(eastLake)
  const used = mainOf(page)
    .getAllByRole('paragraph')
    .find((line) => textOf(line).startsWith('使用场景/产品：'))
  if (!used) throw new Error('The line is missing.')
  expect(textOf(used)).toMatch(
    /^使用场景\/产品：\s*生物样本库解决方案、U830 [^、]+、V1000 [^、]+、Trace 4 [^、]+、D47 [^、]+$/,
  )
  const links = within(used).getAllByRole('link')
  expect(links).toHaveLength(5)
  expect(hrefOf(links[0] ?? null)).toMatch(/^\/zh_CN\/solutions\?solutionId=\d+$/)
  expect(hrefOf(links[1] ?? null)).toMatch(/^\/zh_CN\/products\?id=\d+&name=U830/)
})

test('related cases are all others of its solutions, with cover and name (S1 2.11)', async () => {
  const page = await open(eastLake)
  const related = mainOf(page).getByRole('region', { name: '相关案例' })
  const names = textsOf(within(related).getAllByRole('heading', { level: 3 }))
  expect(names).toHaveLength(5)
  expect(names.filter((name) => name.includes('东湖样本库二期'))).toEqual([])
  expectPicture(related)
  const opened = await follow(within(related).getAllByRole('link')[0] ?? null)
  expect(opened.address).toMatch(/^\/zh_CN\/case\/caseDetail\?id=\d+&name=/)
  expect(headingOf(opened)).toBe(names[0])
})

test('a case of no solution shows the empty text in place of related cases (S1 2.11, 8)', async ({
  content,
}) => {
  const fields = { type: '1214000000000002501', sites: ['zh_CN'], createTime: '2001-01-01T00:00:00.000Z' }
  const name = uniqueTitle('没有方案的案例')
  const { id } = await content.create('cases', { ...fields, name, _status: 'published' }, { locale: 'zh_CN' })
  const page = await open(`/zh_CN/case/caseDetail?id=${id}`)
  expect(headingOf(page)).toBe(name)
  expect(page.queryByText(/使用场景\/产品：/)).toBeNull()
  expect(mainOf(page).queryByRole('term')).toBeNull()
  const related = mainOf(page).getByRole('region', { name: '相关案例' })
  expect(within(related).getByText(emptyText)).toBeInTheDocument()
})

test('a case of the international sites is not found on the Chinese one (S1 2.11)', async () => {
  expect((await request('/zh_CN/case/caseDetail?id=1214000000000003039')).status).toBe(200)
  expect((await request('/zh_CN/case/caseDetail?id=1214000000000003036')).status).toBe(404)
})
