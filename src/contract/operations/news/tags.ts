/** What lists of articles are made of: the articles, their covers and pictures. */
export const newsTags = ['news:list', 'media:list'] as const

export const newsTypeTags = ['news:list', 'news-types:list'] as const
