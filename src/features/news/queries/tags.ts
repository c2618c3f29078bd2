import { textTags } from '@/features/texts/queries'

/** What articles are made of: themselves, their covers, and what their texts show and lead to. */
export const newsTags = textTags
