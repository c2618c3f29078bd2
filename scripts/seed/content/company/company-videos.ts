import { typesetFields } from '../solutions/typeset-fields'
import { everywhere } from '../sites'
import { companyVideoDrafts } from './videos-company'
import { companyId } from './ids'
import type { CompanyVideoSeed } from './types'
import { productVideoDrafts } from './videos-products'

/** Videos about the company, in the order of their list (S1 2.12). */
export const companyVideoSeeds: CompanyVideoSeed[] = [...companyVideoDrafts, ...productVideoDrafts].map(
  (video, index) =>
    typesetFields({
      ...video,
      id: companyId('video', index + 1),
      cover: `video-${video.slug}.webp`,
      sites: everywhere,
      order: index + 1,
    }),
)
