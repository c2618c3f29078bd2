import { expect, type Page } from '@playwright/test'
import { uniqueTitle, type Content } from '../../../support/content'
import type { State } from '../state'

const blood = '/en/solutions?solutionId=1209667603977572353&lang=en_EN'
const maintenance = '/en/serviceSolution?solutionId=1214000000000002204&lang=en_UK'
const narrow = [844, 390] as const
const outermost = [1440, 390] as const

/** The panel is open by its fragment, which the page's script reads. */
const tabOpen = (name: string) => (page: Page) =>
  expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')

async function bareCase(content: Content): Promise<string> {
  const sites = ['en_EN']
  const { id: type } = await content.create('case-types', { name: uniqueTitle('Type'), sites })
  const data = { name: uniqueTitle('Bare'), type, sites, createTime: '2001-01-01T00:00:00.000Z' }
  const { id } = await content.create('cases', { ...data, _status: 'published' })
  return `/en/caseDetail?id=${id}&lang=en_EN`
}

async function emptyCaseType(content: Content): Promise<string> {
  const data = { name: uniqueTitle('Empty'), order: 91, sites: ['en_EN'] }
  const { id } = await content.create('case-types', data)
  return `/en/aboutUs/case?listid=${id}&lang=en_EN`
}

async function emptyNewsType(content: Content): Promise<string> {
  const name = uniqueTitle('Nothing yet')
  const data = { name, code: name.replace(/\W/g, '-'), order: 91, sites: ['fr_FR'] }
  const { id } = await content.create('news-types', data)
  return `/en/news?id=${id}&lang=fr_FR`
}

async function bareSolution(content: Content): Promise<string> {
  const french = { sites: ['fr_FR'], order: 90 }
  const type = await content.create('solution-types', { name: uniqueTitle('Type'), ...french })
  const data = { name: uniqueTitle('Solution'), type: type.id, ...french }
  const { id } = await content.create('solutions', { ...data, _status: 'published' })
  return `/en/solutions?solutionId=${id}&lang=fr_FR#products`
}

/** There is nothing to open. */
async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

export const companyIntlStates: State[] = [
  { name: 'the page of the milestones', path: '/en/news?mode=history&lang=es_ES', open: loaded },
  {
    name: 'the list of the newsletters of one language',
    path: '/en/news?code=Newsletter&newsletters=es&lang=en_EN',
    open: loaded,
  },
  {
    name: 'an international news type without articles',
    path: emptyNewsType,
    open: loaded,
    widths: outermost,
  },
  { name: 'an international case type without cases', path: emptyCaseType, open: loaded, widths: outermost },
  {
    name: 'an international case without pictures and texts',
    path: bareCase,
    open: loaded,
    widths: outermost,
  },
  {
    name: 'an international case whose video is shown',
    path: '/en/caseDetail?id=1214000000000003040&lang=en_US',
    open: async (page) => {
      const media = page.getByRole('region', { name: 'Pictures of the case' })
      const slides = media.getByRole('group', { includeHidden: true })
      for (const index of [1, 2, 3]) {
        await media.getByRole('button', { name: 'Next picture' }).click()
        await expect(slides.nth(index)).not.toHaveAttribute('inert')
      }
    },
  },
  {
    name: 'the tab of the products of an international solution',
    path: `${blood}#products`,
    open: tabOpen('Related Products'),
  },
  {
    name: 'the tab of the cases of an international solution',
    path: `${blood}#cases`,
    open: tabOpen('Application Cases'),
  },
  {
    name: 'the tab of the contact of an international solution',
    path: `${blood}#contact`,
    open: tabOpen('Contact Us'),
  },
  {
    name: 'the tab of the catalogue of an international solution',
    path: `${blood}#catalogue`,
    open: tabOpen('Solution Catalogue'),
  },
  {
    name: 'an international solution without products',
    path: bareSolution,
    open: tabOpen('Produits associés'),
    widths: outermost,
  },
  {
    name: 'the open list of the international solutions',
    path: blood,
    widths: narrow,
    open: async (page) => {
      await page.getByRole('button', { name: 'Choose a solution' }).click()
      await expect(page.getByRole('navigation', { name: 'All solutions' })).toBeVisible()
    },
  },
  {
    name: 'the tab of the contracts of a service solution',
    path: `${maintenance}#contracts`,
    open: tabOpen('Contracts'),
  },
  {
    name: 'the open list of the service solutions',
    path: maintenance,
    widths: narrow,
    open: async (page) => {
      await page.getByRole('button', { name: 'Choose a service' }).click()
      await expect(page.getByRole('navigation', { name: 'All services' })).toBeVisible()
    },
  },
  {
    name: 'a service contract of the monitoring layout',
    path: '/en/serviceSolution/contract?id=1214000000000002305&lang=en_UK',
    open: loaded,
  },
]
