import { materialTags } from '@/features/materials/queries/tags'
import { categoryTags } from '@/features/products/queries/tags'
import { textTags } from '@/features/texts/queries'

/** Cache tags of folders and the products in them. */
export const folderTags = [...new Set(['materials:list', 'products:list', ...categoryTags])]

/** Cache tags of the files of a folder or a product. */
export const libraryTags = [...new Set([...folderTags, ...materialTags])]

/** Cache tags of lists of products with their pictures. */
export const imageTags = ['products:list', ...categoryTags]

export const supportPageTags = ['support-pages:list', ...textTags]
