import type { AboutPage, Organization, WithContext } from 'schema-dts'
import { languageTag, type SiteId } from '@/i18n/locales'
import { jsonForScript } from '@/lib/json-for-script'
import type { CompanyFacts } from '../view-models/company-facts'

/** Structured data of the company alone (schema.org Organization), for the home pages. */
export function OrganizationData({ company }: { company: CompanyFacts }) {
  const data: WithContext<Organization> = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...company,
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}

type CompanyDataProps = { site: SiteId; name: string; company: CompanyFacts; url: string }

/** Structured data of the page about the company (schema.org AboutPage). */
export function CompanyData({ site, name, company, url }: CompanyDataProps) {
  const data: WithContext<AboutPage> = {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name,
    url,
    inLanguage: languageTag[site],
    mainEntity: { '@type': 'Organization', ...company },
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
