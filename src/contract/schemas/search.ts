import { z } from 'zod'
import { applicationCase } from './case'
import { materialFile } from './media'
import { news } from './news'
import { productCard } from './product'
import { solutionInMenu } from './solution'
import { companyVideo } from './video'

const count = z.int().min(0)

export const foundVideo = companyVideo
  .omit({ viewCount: true })
  .extend({ type: z.literal([0, 1, 7]).describe('0 company video, 1 product video, 7 user video') })
  .meta({ id: 'FoundVideo' })

/** The number of results of each type, whichever was requested (S1 3). */
export const searchCounts = {
  newsCount: count,
  productCount: count.describe('Of the product images too'),
  solutionCount: count,
  caseCount: count,
  brochureCount: count,
  companyVideoCount: count.describe('Videos of the company, of products and of users'),
}

/** The entities of the requested type. */
export const searchResults = z.union([
  z.array(productCard),
  z.array(solutionInMenu),
  z.array(applicationCase),
  z.array(foundVideo),
  z.array(materialFile),
  z.array(news),
])
