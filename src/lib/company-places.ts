/** Where the long texts of the company stand. */
export const companyPlaces = [
  'introduction',
  'milestones',
  'second-about',
  'investor-overview',
  'future-partners',
  'legal',
] as const

export type CompanyPlace = (typeof companyPlaces)[number]

export const companyPlaceLabels: Record<CompanyPlace, string> = {
  introduction: 'Company profile and history',
  milestones: 'Milestones & Awards',
  'second-about': 'Second about page (Chinese site)',
  'investor-overview': 'Investor relations: overview',
  'future-partners': 'Careers: future partners',
  legal: 'Legal notice',
}
