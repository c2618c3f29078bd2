export { newsTags } from '@/features/news/queries'

export const newsTypeTags = ['news:list', 'news-types:list'] as const
