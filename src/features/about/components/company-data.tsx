import type { AboutPage, WithContext } from 'schema-dts'
import { languageTag, type SiteId } from '@/i18n/locales'
import { jsonForScript } from '@/lib/json-for-script'
import type { CompanyFacts } from '../view-models/company-facts'

type CompanyDataProps = { site: SiteId; name: string; company: CompanyFacts; url: string }

/** Structured data of the company (schema.org Organization). */
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
