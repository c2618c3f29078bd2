import { languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { regions, type Country, type Region } from '@/lib/inquiries/regions'
import { inquiryRules } from '@/lib/inquiries/rules'

/** `value` is stored, the label is displayed. */
export type SelectOption = { value: string; label: string }

export type RegionOption = SelectOption & { countries: SelectOption[] }

/** The regions alone, which pages contain. */
export function regionNames(site: SiteId): SelectOption[] {
  return regionOptions(site).map(({ value, label }) => ({ value, label }))
}

/** Regions with their countries, localised; on en_UK the UK comes first (S2 3, 5). */
export function regionOptions(site: SiteId): RegionOption[] {
  const { firstRegion } = inquiryRules[site]
  const isFirst = ({ market }: Region) => Number(market === firstRegion)
  return regions
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .map(({ market, name, countries }) => ({
      value: name,
      label: translator(site, 'product')(`markets.names.${market}`),
      countries: countryOptions(site, countries),
    }))
}

function countryOptions(site: SiteId, countries: Country[]): SelectOption[] {
  const nameOf = namesOf(site)
  const { compare } = new Intl.Collator(languageTag[site])
  return countries
    .map((country) => ({ value: country.name, label: nameOf(country) }))
    .sort((one, other) => compare(one.label, other.label))
}

/** English names are the stored values; other languages use CLDR names. */
function namesOf(site: SiteId): (country: Country) => string {
  const t = translator(site, 'requests.countries')
  const ownNames: Record<string, string> = {
    TW: t('TW'),
    HK: t('HK'),
    MO: t('MO'),
    PS: t('PS'),
    'UN Projects': t('unProjects'),
    'NGOs Projects': t('ngoProjects'),
    'Government Aid and Relief': t('governmentAid'),
  }
  const isEnglish = languageTag[site].startsWith('en')
  const names = new Intl.DisplayNames(languageTag[site], { type: 'region' })
  return ({ name, code }) => {
    if (isEnglish) return name
    return ownNames[code ?? name] ?? (code && names.of(code)) ?? name
  }
}
