import { textTags } from '@/features/texts/queries'

/** Cache tags of solution menus and cards. */
export const solutionCardTags = ['solutions:list', 'media:list']

export const solutionTypeTags = ['solution-types:list', ...solutionCardTags]

/** Cache tags of a solution page, without its related documents. */
export const solutionTags = [...new Set([...solutionCardTags, ...textTags])]
