import { textTags } from '@/features/texts/queries'

export const companyTextTags = ['company-texts:list', ...textTags]

export const milestoneTags = ['milestones:list', ...textTags]

export const honourTags = ['honours:list', 'media:list']

export const teamTags = ['team-groups:list', 'team-members:list', 'media:list']

export const aboutMenuTags = ['about-items:list', ...textTags]

export const partnerTags = ['partners:list', 'media:list']
