import { href } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

type Crumb = { label: string; href?: string }

/** A breadcrumb from the site's home page. */
export function pageCrumbs(site: SiteId, crumbs: Crumb[]): { label: string; items: Crumb[] } {
  const t = translator(site, 'common')
  return { label: t('breadcrumb'), items: [{ label: t('home'), href: homePath(site) }, ...crumbs] }
}

/** The breadcrumb of a page below the about-us page, such as cases and videos. */
export function aboutCrumbs(site: SiteId, crumbs: Crumb[]): ReturnType<typeof pageCrumbs> {
  const about = { label: translator(site, 'about')('label'), href: href(site, 'aboutUs') }
  return pageCrumbs(site, [about, ...crumbs])
}
