import type { CollectionConfig } from 'payload'
import { aboutItems } from './about-items'
import { banners } from './banners'
import { caseTypes } from './case-types'
import { cases } from './cases'
import { companyTexts } from './company-texts'
import { companyVideos } from './company-videos'
import { distributorGroups } from './distributor-groups'
import { distributorSessions } from './distributor-sessions'
import { distributorTokens } from './distributor-tokens'
import { distributors } from './distributors'
import { downloads } from './downloads'
import { fileTexts } from './file-texts'
import { files } from './files'
import { folders } from './folders'
import { honours } from './honours'
import { investorVideos } from './investor-videos'
import { jobs } from './jobs'
import { materials } from './materials'
import { media } from './media'
import { milestones } from './milestones'
import { missingAddresses } from './missing-addresses'
import { news } from './news'
import { newsTypes } from './news-types'
import { officePictures } from './office-pictures'
import { parameterClasses } from './parameter-classes'
import { parameters } from './parameters'
import { partners } from './partners'
import { previewLinks } from './preview-links'
import { productCategories } from './product-categories'
import { products } from './products'
import { promotions } from './promotions'
import { redirects } from './redirects'
import { requestFiles } from './request-files'
import { requests } from './requests'
import { searches } from './searches'
import { serviceCases } from './service-cases'
import { serviceContracts } from './service-contracts'
import { serviceSolutionTypes } from './service-solution-types'
import { solutionTypes } from './solution-types'
import { solutions } from './solutions'
import { spentChallenges } from './spent-challenges'
import { staffSecondFactors } from './staff-second-factors'
import { supportPages } from './support-pages'
import { teamGroups } from './team-groups'
import { teamMembers } from './team-members'
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
  companyTexts,
  aboutItems,
  milestones,
  honours,
  teamMembers,
  teamGroups,
  companyVideos,
  partners,
  jobs,
  officePictures,
  investorVideos,
  supportPages,
  promotions,
  searches,
  redirects,
  missingAddresses,
  requests,
  requestFiles,
  distributors,
  distributorGroups,
  downloads,
  media,
  files,
  folders,
  users,
  viewCounts,
  distributorSessions,
  distributorTokens,
  previewLinks,
  staffSecondFactors,
  spentChallenges,
  fileTexts,
]
