import { z } from 'zod'
import { findAboutItems } from '@/features/about/queries'
import { defineOperation } from '../../kernel/operation'
import { contentOnly } from '../../schemas/about'
import { id } from '../../schemas/fields'

export const getAboutUsContent = defineOperation({
  route: 'GET /f/aboutMenu/content',
  area: 'about',
  name: 'getAboutUsContent',
  summary: 'The text of an item of the about menu; the last entry counts. An unknown item has none.',
  params: z.object({ menuId: id }),
  result: z.array(contentOnly),
  cached: true,
  handle: async ({ site, params }) => {
    const items = await findAboutItems(site)
    return items.filter(({ id }) => id === params.menuId).map(({ content }) => ({ content }))
  },
})
