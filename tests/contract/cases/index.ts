import type { OperationKey } from '@/contract/table'
import type { Case } from './case'
import { caseCases } from './cases'
import { companyCases } from './company'
import { distributorCases } from './distributor'
import { homeCases } from './home'
import { libraryCases } from './library'
import { newsCases } from './news'
import { productCases } from './products'
import { requestCases } from './inquiries'
import { searchCases } from './search'
import { serviceCases } from './services'
import { solutionCases } from './solutions'

/** An operation without a case does not compile. */
export const cases = {
  ...homeCases,
  ...newsCases,
  ...productCases,
  ...caseCases,
  ...solutionCases,
  ...serviceCases,
  ...companyCases,
  ...distributorCases,
  ...libraryCases,
  ...requestCases,
  ...searchCases,
} satisfies Record<OperationKey, Case[]>
