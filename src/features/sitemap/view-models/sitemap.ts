import { href } from '@/addresses/href'
import { pageHref, pagesOf } from '@/features/about/view-models/about-menu'
import { casesOfType } from '@/features/cases/view-models/case-types'
import type { CategoryItem } from '@/features/products/queries/items'
import type { SolutionTypeItem } from '@/features/solutions/queries/items'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

export type SitemapLink = { id: string; label: string; href?: string; children?: SitemapLink[] }

export type SitemapSection = { id: SectionId; title: string; href?: string; links: SitemapLink[] }

type SectionId = 'home' | 'solutions' | 'products' | 'support' | 'about' | 'cases' | 'news' | 'contact'

type Content = {
  site: SiteId
  solutionTypes: SolutionTypeItem[]
  categories: CategoryItem[]
  caseTypes: { id: string; name: string }[]
  newsTypes: { id: string; name: string }[]
}

/** The sections of the site map in the order of S1 2.18; social media are added separately. */
export function toSitemapSections(content: Content): SitemapSection[] {
  const { site } = content
  const t = translator(site, 'sitemap')
  return [
    { id: 'home', title: t('home'), links: homeLinks(site) },
    { id: 'solutions', title: t('solutions'), href: href(site, 'solutions'), links: solutionLinks(content) },
    { id: 'products', title: t('products'), href: href(site, 'productsList'), links: productLinks(content) },
    { id: 'support', title: t('support'), href: href(site, 'support'), links: supportLinks(site) },
    {
      id: 'about',
      title: translator(site, 'about')('label'),
      href: href(site, 'aboutUs'),
      links: aboutLinks(site),
    },
    { id: 'cases', title: t('cases'), href: href(site, 'cases'), links: caseLinks(content) },
    { id: 'news', title: t('news'), href: href(site, 'news'), links: newsLinks(content) },
    { id: 'contact', title: t('contact'), href: href(site, 'contact'), links: contactLinks(site) },
  ]
}

function homeLinks(site: SiteId): SitemapLink[] {
  const t = translator(site, 'sitemap')
  return [
    { id: 'home', label: t('homePage'), href: href(site, 'home') },
    { id: 'legal', label: t('legal'), href: href(site, 'legal') },
  ]
}

function solutionLinks({ site, solutionTypes }: Content): SitemapLink[] {
  return solutionTypes.map(({ id, name, solutions }) => ({
    id,
    label: name,
    children: solutions.map((solution) => ({
      id: solution.id,
      label: solution.name,
      href: href(site, 'solutions', { solutionId: solution.id }),
    })),
  }))
}

function productLinks({ site, categories }: Content): SitemapLink[] {
  const below = (parent: string | null): SitemapLink[] =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, name }) => ({
        id,
        label: name,
        href: href(site, 'productsList', { id }),
        children: below(id),
      }))
  return below(null)
}

/** The link codes 0 to 6 (S1 9). */
const supportPages = [
  'supportProductBrochure',
  'supportManualBrochure',
  'supportProductPicture',
  'supportProductVideo',
  'supportUserVideo',
  'supportTrainingMaterial',
  'supportCustomer',
] as const

function supportLinks(site: SiteId): SitemapLink[] {
  const t = translator(site, 'sitemap')
  const library = supportPages.map((page, code) => ({
    id: page,
    label: t(`codes.${code as 0 | 1 | 2 | 3 | 4 | 5 | 6}`),
    href: href(site, page),
  }))
  const services = translator(site, 'services')('title')
  const distributors = translator(site, 'distributors')('page.title')
  return [
    ...library,
    { id: 'services', label: services, href: href(site, 'serviceSolution') },
    { id: 'distributors', label: distributors, href: href(site, 'distributor') },
  ]
}

function aboutLinks(site: SiteId): SitemapLink[] {
  const about = translator(site, 'about')
  // The cases are a section of their own.
  return pagesOf(site)
    .filter((page) => page !== 'cases')
    .map((page) => ({ id: page, label: about(`menu.${page}`), href: pageHref(site, page) }))
}

function caseLinks({ site, caseTypes }: Content): SitemapLink[] {
  return caseTypes.map(({ id, name }) => ({ id, label: name, href: casesOfType(site, id) }))
}

function newsLinks({ site, newsTypes }: Content): SitemapLink[] {
  const types = newsTypes.map(({ id, name }) => ({ id, label: name, href: href(site, 'news', { id }) }))
  const history = translator(site, 'news')('history')
  return [...types, { id: 'history', label: history, href: href(site, 'news', { mode: 'history' }) }]
}

function contactLinks(site: SiteId): SitemapLink[] {
  const t = translator(site, 'sitemap')
  return [
    { id: 'request', label: t('contacts.request'), href: href(site, 'contact', { name: 'Product Request' }) },
    {
      id: 'support',
      label: t('contacts.support'),
      href: href(site, 'contact', { name: 'Customer Support' }),
    },
  ]
}
