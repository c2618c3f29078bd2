import { textTags } from '@/features/texts/queries'

/** Cache tags of service solutions, their contracts and cases. */
export const serviceTags = [
  'service-solution-types:list',
  'service-contracts:list',
  'service-cases:list',
  ...textTags,
]
