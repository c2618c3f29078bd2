import type { ReactNode } from 'react'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import { CatalogueColumns } from '@/features/solutions/components/catalogue-columns'
import { SectionBanner } from '@/features/solutions/components/section-banner'
import { SelectedHead } from '@/features/solutions/components/selected-head'
import { SideList } from '@/features/solutions/components/side-list'
import { contentAnchor } from '@/features/solutions/view-models/side-list'
import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { LinkTabs } from '@/ui/link-tabs'
import type { ServiceTypeItem } from '../queries'
import { serviceHref, toServiceGroups } from '../view-models/services'

type ServiceFrameProps = {
  site: SiteId
  types: ServiceTypeItem[]
  type: ServiceTypeItem
  /** A contract or a case of the type. */
  title?: string
  children: ReactNode
}

/** Banner, side menu, breadcrumb and name of the selected service solution, contract or case (S2 2.8). */
export function ServiceFrame({ site, types, type, title, children }: ServiceFrameProps) {
  const t = translator(site, 'services')
  const way = title
    ? [{ label: type.name, href: serviceHref(site, type.id) }, { label: title }]
    : [{ label: type.name }]
  const services = { label: t('title'), href: href(site, 'serviceSolution') }
  return (
    <>
      <SectionBanner title={t('title')} lead={t('lead')} />
      <CatalogueColumns
        anchor={contentAnchor}
        list={
          <SideList
            label={t('all')}
            open={t('choose')}
            close={translator(site, 'controls')('close')}
            groups={toServiceGroups(site, types, type.id)}
          />
        }
      >
        <SelectedHead crumbs={pageCrumbs(site, [services, ...way])} title={title ?? type.name} />
        {children}
      </CatalogueColumns>
    </>
  )
}

/** The tabs of a service solution as links, above a document that belongs to one of them. */
export function ServiceTabLinks({
  site,
  type,
  current,
}: Pick<ServiceFrameProps, 'site' | 'type'> & { current: ServiceTab }) {
  const t = translator(site, 'services')
  return (
    <LinkTabs
      label={t('tabs.label')}
      items={serviceTabs.map((id) => ({
        label: t(`tabs.${id}`),
        href: `${serviceHref(site, type.id)}#${id}`,
        current: id === current,
      }))}
    />
  )
}

/** The ids of tabs are fragments of the service solution's address. */
const serviceTabs = ['introduction', 'contracts', 'cases', 'contact'] as const

type ServiceTab = (typeof serviceTabs)[number]
