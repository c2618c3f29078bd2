import { materialTags } from '@/features/materials/queries/tags'
import { categoryTags } from '@/features/products/queries/tags'
import { textTags } from '@/features/texts/queries'

/** What folders are made of, and the products in them. */
export const folderTags = [...new Set(['materials:list', 'products:list', ...categoryTags])]

/** What the files of a folder or a product are made of. */
export const libraryTags = [...new Set([...folderTags, ...materialTags])]

/** What lists of products with their pictures are made of. */
export const imageTags = ['products:list', ...categoryTags]

export const supportPageTags = ['support-pages:list', ...textTags]
