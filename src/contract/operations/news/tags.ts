import { textTags } from '@/features/texts/queries'

/** What lists of articles are made of: the articles, their covers, and what their texts show and lead to. */
export const newsTags = textTags

export const newsTypeTags = ['news:list', 'news-types:list'] as const
