import { textTags } from '@/features/texts/queries'

/** Cache tags of cases; `textTags` cover the solutions and products that they name. */
export const caseTags = [...textTags, 'files:list']

/** Types also depend on cases, which they count. */
export const caseTypeTags = ['case-types:list', 'cases:list', 'media:list']
