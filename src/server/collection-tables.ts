import * as tables from '@/database-tables'
import type { TitledCollection } from './documents'

/** The texts of each collection with a title, in each site's locale. */
export const textTables = {
  'about-items': tables.about_items_locales,
  banners: tables.banners_locales,
  cases: tables.cases_locales,
  'company-texts': tables.company_texts_locales,
  'company-videos': tables.company_videos_locales,
  honours: tables.honours_locales,
  'investor-videos': tables.investor_videos_locales,
  jobs: tables.jobs_locales,
  materials: tables.materials_locales,
  milestones: tables.milestones_locales,
  news: tables.news_locales,
  'office-pictures': tables.office_pictures_locales,
  partners: tables.partners_locales,
  products: tables.products_locales,
  'service-cases': tables.service_cases_locales,
  'service-contracts': tables.service_contracts_locales,
  'service-solution-types': tables.service_types_locales,
  solutions: tables.solutions_locales,
  'support-pages': tables.support_pages_locales,
  'team-members': tables.team_members_locales,
} as const satisfies Record<TitledCollection, object>

/** The column of the title in the texts of a collection. */
export function titleColumnOf(collection: TitledCollection) {
  const table = textTables[collection]
  return 'title' in table ? table.title : table.name
}
