import { textTags } from '@/features/texts/queries'

/** Cache tags of articles: the articles, their covers, and the documents that their texts show or link to. */
export const newsTags = textTags

/** Types also depend on articles, which they count. */
export const newsTypeTags = ['news:list', 'news-types:list']
