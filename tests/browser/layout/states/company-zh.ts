import { expect, type Page } from '@playwright/test'
import { waitForHydration } from '../../../support/browser-hydration'
import { paragraphs, uniqueTitle, type Content } from '../../../support/content'
import type { State } from '../state'

const saving = { locale: 'zh_CN' }
const shared = { sites: ['zh_CN'], _status: 'published' }
const sampleNetwork = '1209669217492766722'

const about = (name: string) => `/zh_CN/aboutUs?name=${encodeURIComponent(name)}`
const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** States of the Chinese pages about the company, its news, videos, cases and solutions. */
export const companyZhStates: State[] = [
  { name: 'the last page of the Chinese videos', path: '/zh_CN/video?pageNo=2', open: shown },
  {
    name: 'a Chinese case whose video is shown',
    path: '/zh_CN/case/caseDetail?id=1214000000000003040',
    open: async (page) => {
      await waitForHydration(page)
      const media = page.getByRole('region', { name: '案例图片与视频' })
      const video = media.getByRole('group', { name: /^视频/ })
      for (const number of [2, 3, 4]) {
        await media.getByRole('button', { name: '下一张' }).click()
        await expect(media.getByRole('group', { name: new RegExp(`第 ${number} `) })).not.toHaveAttribute(
          'inert',
        )
      }
      await expect(video.locator('video')).toBeInViewport()
    },
  },
  {
    name: 'a Chinese case without related cases',
    path: async (content) => {
      const fields = { type: '1214000000000002501', createTime: '2001-01-01T00:00:00.000Z' }
      const name = uniqueTitle('没有方案的案例')
      const { id } = await content.create('cases', { ...shared, ...fields, name }, saving)
      return `/zh_CN/case/caseDetail?id=${id}`
    },
    open: shown,
  },
  {
    name: 'a Chinese solution without cases',
    path: async (content) => `/zh_CN/case?type=${(await ownSolution(content)).id}`,
    open: shown,
  },
  {
    name: 'a Chinese solution of an introduction alone',
    path: async (content) => `/zh_CN/solutions?solutionId=${(await ownSolution(content)).id}`,
    open: shown,
  },
  {
    name: 'a Chinese solution scrolled to its products, below the pinned tabs',
    path: `/zh_CN/solutions?solutionId=${sampleNetwork}`,
    open: async (page) => {
      await waitForHydration(page)
      const tabs = page.getByRole('navigation', { name: '方案内容' })
      await tabs.getByRole('link', { name: '相关产品' }).click()
      await expect(tabs.locator('[aria-current]')).toHaveText('相关产品')
    },
    reopen: true,
  },
  {
    name: 'the Chinese milestones with a folded year',
    path: about('发展历程'),
    open: async (page) => {
      const year = page.getByRole('main').locator('details').first()
      await year.locator('summary').click()
      await expect(year).not.toHaveAttribute('open')
    },
  },
  { name: 'the Chinese honours', path: about('荣誉资质'), open: shown },
  {
    name: 'the enlarged picture of a Chinese honour',
    path: about('荣誉资质'),
    open: async (page) => {
      await waitForHydration(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^放大查看/ })
        .nth(1)
        .click()
      await expect(page.getByRole('dialog', { name: '荣誉资质' })).toBeVisible()
    },
  },
  {
    name: 'the big events of the second Chinese about page',
    path: '/zh_CN/aboutUsNew',
    open: async (page) => {
      await waitForHydration(page)
      await page.getByRole('tab', { name: '大事记' }).click()
      await expect(page.getByRole('tabpanel', { name: '大事记' })).toBeVisible()
    },
  },
  {
    name: 'the video of the Chinese investor information in its dialog',
    path: '/zh_CN/investor/information',
    open: async (page) => {
      await waitForHydration(page)
      await page.getByRole('region', { name: '视频', exact: true }).getByRole('button').first().click()
      await expect(page.getByRole('dialog', { name: /^视频播放/ })).toBeVisible()
    },
  },
  { name: 'the open positions', path: '/zh_CN/recruitment?type=1', open: shown },
  { name: 'the office environment', path: '/zh_CN/recruitment?type=3', open: shown },
  {
    name: 'the error page in place of an article that the Chinese site does not have',
    path: '/zh_CN/newsDetail?id=1214000000000002060',
    open: shown,
    tolerated: [/404 \(Not Found\)/],
  },
]

/** A solution of the Chinese site alone, with an introduction, without products and cases. */
function ownSolution(content: Content) {
  const fields = { type: '1214000000000002001', order: 99, content: paragraphs('引言') }
  return content.create('solutions', { ...shared, ...fields, name: uniqueTitle('尚无案例') }, saving)
}
