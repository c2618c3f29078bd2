import type { CollectionConfig } from 'payload'
import { banners } from './banners'
import { caseTypes } from './case-types'
import { cases } from './cases'
import { files } from './files'
import { materials } from './materials'
import { media } from './media'
import { news } from './news'
import { newsTypes } from './news-types'
import { parameterClasses } from './parameter-classes'
import { parameters } from './parameters'
import { productCategories } from './product-categories'
import { products } from './products'
import { serviceCases } from './service-cases'
import { serviceContracts } from './service-contracts'
import { serviceSolutionTypes } from './service-solution-types'
import { solutionTypes } from './solution-types'
import { solutions } from './solutions'
import { users } from './users'
import { viewCounts } from './view-counts'

/** In the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  banners,
  products,
  productCategories,
  materials,
  parameters,
  parameterClasses,
  solutions,
  solutionTypes,
  serviceSolutionTypes,
  serviceContracts,
  serviceCases,
  cases,
  caseTypes,
  news,
  newsTypes,
  media,
  files,
  users,
  viewCounts,
]
