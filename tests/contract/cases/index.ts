import type { OperationKey } from '@/contract/table'
import type { Case } from './case'
import { homeCases } from './home'
import { newsCases } from './news'

/** An operation without a case does not compile. */
export const cases = { ...homeCases, ...newsCases } satisfies Record<OperationKey, Case[]>
