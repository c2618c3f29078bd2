import type { SettingsItem } from '@/features/shell/queries'

/** A schema.org Organization; unknown fields are left out. */
export type CompanyFacts = {
  name: string
  legalName?: string
  url: string
  logo?: string
  email?: string
  telephone?: string
  address?: string
  foundingDate?: string
  sameAs?: string[]
}

type Known = { origin: string; home: string; foundingYear?: number }

export function toCompanyFacts(
  { settings, pictures }: SettingsItem,
  { origin, home, foundingYear }: Known,
): CompanyFacts {
  const logo = pictures[String(settings.logo)]?.url
  const profiles = (settings.social ?? []).flatMap(({ address }) => address ?? [])
  return {
    name: settings.companyName,
    legalName: settings.legalName ?? undefined,
    url: new URL(home, origin).href,
    logo: logo && new URL(logo, origin).href,
    email: settings.email ?? undefined,
    telephone: settings.phone ?? undefined,
    address: settings.address ?? undefined,
    foundingDate: foundingYear ? String(foundingYear) : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}
