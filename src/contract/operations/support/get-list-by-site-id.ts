import { z } from 'zod'
import { findGeneralCatalogues } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { generalCatalogue } from '../../schemas/support'
import { toWireFile } from './to-wire'

export const getListBySiteId = defineOperation({
  route: 'GET /f/productCatalogue/getListBySiteId',
  area: 'support',
  name: 'getListBySiteId',
  summary: 'The general catalogues, in order.',
  params: z.object({}),
  result: z.array(generalCatalogue),
  cached: true,
  handle: async ({ site }) =>
    (await findGeneralCatalogues(site)).map((item) => ({
      ...toWireFile(item),
      coverImage: item.cover?.url ?? null,
    })),
})
