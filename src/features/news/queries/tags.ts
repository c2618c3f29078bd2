import { textTags } from '@/features/texts/queries'

/** Cache tags of articles: the articles, their covers, and the documents that their texts show or link to. */
export const newsTags = textTags

/** Cache tags of lists, which have no texts: the articles and their covers. */
export const newsListTags = ['news:list', 'media:list']

/** Types also depend on articles, which they count. */
export const newsTypeTags = ['news:list', 'news-types:list']
