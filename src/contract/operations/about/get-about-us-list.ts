import { z } from 'zod'
import { findAboutItems } from '@/features/about/queries'
import { defineOperation } from '../../kernel/operation'
import { aboutMenuItem } from '../../schemas/about'
import { id } from '../../schemas/fields'

const root = '0'
const numbers = { '0': 0, '1': 1, '2': 2 } as const

export const getAboutUsList = defineOperation({
  route: 'GET /f/aboutMenu/list',
  area: 'about',
  name: 'getAboutUsList',
  summary: 'The items below an item of the about menu, in order. An unknown item has none.',
  params: z.object({ parentId: id.default(root).describe('0 for the first level') }),
  result: z.array(aboutMenuItem),
  cached: true,
  handle: async ({ site, params }) => {
    const items = await findAboutItems(site)
    return items
      .filter(({ parentId }) => (parentId ?? root) === params.parentId)
      .map(({ id, title, pageType }) => ({ id, title, pageType: numbers[pageType] }))
  },
})
