import type { ReactNode } from 'react'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import { CatalogueColumns } from '@/features/solutions/components/catalogue-columns'
import { SideList } from '@/features/solutions/components/side-list'
import { contentAnchor } from '@/features/solutions/view-models/side-list'
import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { LinkTabs } from '@/ui/link-tabs'
import { PageHead } from '@/ui/page-head'
import type { ServiceTypeItem } from '../queries'
import styles from '../components/service-detail.module.css'
import { serviceHref, toServiceGroups } from '../view-models/services'

type ServiceFrameProps = {
  site: SiteId
  types: ServiceTypeItem[]
  type: ServiceTypeItem
  /** A contract or a case of the type. */
  title?: string
  children: ReactNode
}

/** Head, side menu and name of the selected service solution, contract or case (S2 2.8). */
export function ServiceFrame({ site, types, type, title, children }: ServiceFrameProps) {
  const t = translator(site, 'services')
  const way = title
    ? [{ label: type.name, href: serviceHref(site, type.id) }, { label: title }]
    : [{ label: type.name }]
  return (
    <>
      <ServiceHead site={site} way={way} />
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
        <h2 className={styles.title}>{title ?? type.name}</h2>
        {children}
      </CatalogueColumns>
    </>
  )
}

/** The head of all service pages; `way` is the breadcrumb below theirs. */
export function ServiceHead({ site, way }: { site: SiteId; way: { label: string; href?: string }[] }) {
  const t = translator(site, 'services')
  const services = { label: t('title'), href: way.length > 0 ? href(site, 'serviceSolution') : undefined }
  return (
    <PageHead crumbs={pageCrumbs(site, [services, ...way])} title={t('title')}>
      <p>{t('lead')}</p>
    </PageHead>
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
