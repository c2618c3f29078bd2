import { companyIntlStates } from './states/company-intl'
import { companyZhStates } from './states/company-zh'
import { frameStates } from './states/frame'
import { productsStates } from './states/products'
import { supportStates } from './states/support'
import { supportFormStates } from './states/support-forms'
import type { State } from './state'

/** The states of the interface that the layout tests check besides the pages. */
export const states: State[] = [
  ...frameStates,
  ...companyIntlStates,
  ...companyZhStates,
  ...productsStates,
  ...supportStates,
  ...supportFormStates,
]
