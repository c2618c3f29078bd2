import { typesetFields } from '../solutions/typeset-fields'
import { everywhere } from '../sites'
import { companyFilms } from './videos-company'
import { companyId } from './ids'
import type { CompanyVideoSeed } from './types'
import { productFilms } from './videos-products'

/** Films about the company, in the order of their list (S1 2.12). */
export const companyVideoSeeds: CompanyVideoSeed[] = [...companyFilms, ...productFilms].map((film, index) =>
  typesetFields({
    ...film,
    id: companyId('video', index + 1),
    cover: `video-${film.slug}.webp`,
    sites: everywhere,
    order: index + 1,
  }),
)
