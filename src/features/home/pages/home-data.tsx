import { homePath } from '@/addresses/sites'
import { OrganizationData } from '@/features/about/components/company-data'
import { toCompanyFacts } from '@/features/about/view-models/company-facts'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { env } from '@/server/env'

/** Structured data of a home page: the company. */
export async function HomeData({ site }: { site: SiteId }) {
  const company = toCompanyFacts(await findSettings(site), {
    origin: env.publicOrigin,
    home: homePath(site),
  })
  return <OrganizationData company={company} />
}
