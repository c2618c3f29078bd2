/** Where the long texts about the company are shown. */
export const companyTextSlots = [
  'introduction',
  'milestones',
  'second-about',
  'investor-overview',
  'future-partners',
  'legal',
] as const

export type CompanyTextSlot = (typeof companyTextSlots)[number]

export const companyTextSlotLabels: Record<CompanyTextSlot, string> = {
  introduction: 'Company profile and history',
  milestones: 'Milestones & Awards',
  'second-about': 'Second about page (Chinese site)',
  'investor-overview': 'Investor relations: overview',
  'future-partners': 'Careers: future partners',
  legal: 'Legal notice',
}
