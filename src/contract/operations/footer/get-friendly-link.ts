import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { friendlyLink } from '../../schemas/footer'
import { findWireFriendlyLinks } from './friendly-links'

export const getFriendlyLink = defineOperation({
  route: 'GET /f/friendlyLink/list',
  area: 'footer',
  name: 'getFriendlyLink',
  summary: 'The friendly links of the footer, in order.',
  params: z.object({}),
  result: z.array(friendlyLink),
  cached: true,
  handle: ({ site }) => findWireFriendlyLinks(site),
})
