import { textTags } from '@/features/texts/queries'

/** Cache tags of lists, which have no texts: the cases, and what they show and name. */
export const caseListTags = ['cases:list', 'solutions:list', 'products:list', 'media:list', 'files:list']

/** Cache tags of cases; `textTags` cover the documents that their texts show or link to. */
export const caseTags = [...new Set([...caseListTags, ...textTags])]

/** Types also depend on cases, which they count. */
export const caseTypeTags = ['case-types:list', 'cases:list', 'media:list']
