import { textTags } from '@/features/texts/queries'

/** Cache tags of the category tree. */
export const categoryTags = ['product-categories:list', 'media:list']

/** Cache tags of product lists and cards, whose order follows the tree. */
export const cardTags = ['products:list', ...categoryTags]

const parameterTags = ['parameters:list', 'parameter-classes:list']

export const measuredTags = [...cardTags, ...parameterTags]

/** Cache tags of a product page. */
export const productTags = [...new Set([...measuredTags, 'files:list', ...textTags])]
