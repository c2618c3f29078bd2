import { textTags } from '@/features/texts/queries'

/** What cases are made of; they name their solutions and products, which `textTags` hold. */
export const caseTags = [...textTags, 'files:list']

/** The types count their cases. */
export const caseTypeTags = ['case-types:list', 'cases:list', 'media:list']
