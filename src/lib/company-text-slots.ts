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
