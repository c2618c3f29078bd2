import { z } from 'zod'
import { findCompanyText } from '@/features/about/queries'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { aboutText } from '../../schemas/about'

export const getAboutIntroduce = defineOperation({
  route: 'GET /f/about/getAboutBySiteIdAndType',
  area: 'about',
  name: 'getAboutIntroduce',
  aliases: ['getAboutBySiteIdAndTyp'],
  summary: 'A text about the company. Code 404 where the site has none.',
  params: z.object({
    type: z
      .string()
      .max(20)
      .describe('1 is the introduction and history, any other value milestones and awards'),
  }),
  result: aboutText,
  // Only the values that clients send are cached, since any value makes another address.
  cached: ({ params: { type } }) => type === '1' || type === '2',
  handle: async ({ site, params }) => {
    const item = await findCompanyText(site, params.type === '1' ? 'introduction' : 'milestones')
    if (!item) refuseUnknownId(site)
    return { id: item.id, title: item.title, content: item.content }
  },
})
