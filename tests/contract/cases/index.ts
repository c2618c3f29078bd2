import type { OperationKey } from '@/contract/table'
import type { Case } from './case'
import { homeCases } from './home'
import { newsCases } from './news'
import { productCases } from './products'

/** An operation without a case does not compile. */
export const cases = { ...homeCases, ...newsCases, ...productCases } satisfies Record<OperationKey, Case[]>
