import { textTags } from '@/features/texts/queries'

/** What menus and cards of solutions are made of. */
export const solutionCardTags = ['solutions:list', 'media:list']

export const solutionTypeTags = ['solution-types:list', ...solutionCardTags]

/** What a solution's own page is made of, besides what relates to it. */
export const solutionTags = [...new Set([...solutionCardTags, ...textTags])]
