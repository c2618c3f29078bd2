import { typesetFields } from '../../solutions/typeset-fields'
import type { CompanyTextSeed } from '../types'
import { futurePartners } from './future-partners'
import { introduction } from './introduction'
import { investorOverview } from './investor-overview'
import { legal } from './legal'
import { milestonesText } from './milestones'
import { secondAbout } from './second-about'

/** One text for each place. */
export const companyTextSeeds: CompanyTextSeed[] = [
  introduction,
  milestonesText,
  secondAbout,
  investorOverview,
  futurePartners,
  legal,
].map((seed) => typesetFields(seed))
