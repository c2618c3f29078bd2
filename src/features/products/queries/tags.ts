import { textTags } from '@/features/texts/queries'

/** What the category tree is made of. */
export const categoryTags = ['product-categories:list', 'media:list']

/** What lists and cards of products are made of; their order follows the tree. */
export const cardTags = ['products:list', ...categoryTags]

const parameterTags = ['parameters:list', 'parameter-classes:list']

export const measuredTags = [...cardTags, ...parameterTags]

/** What a product's own page is made of. */
export const productTags = [...new Set([...measuredTags, 'files:list', ...textTags])]
