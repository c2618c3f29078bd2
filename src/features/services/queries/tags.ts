import { textTags } from '@/features/texts/queries'

/** What service solutions, their contracts and cases are made of. */
export const serviceTags = [
  ...['service-solution-types:list', 'service-contracts:list', 'service-cases:list'],
  ...textTags,
]
