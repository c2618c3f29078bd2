import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { Breadcrumb } from '@/ui/breadcrumb'
import { ButtonLink } from '@/ui/button'
import { Container } from '@/ui/container'
import { pageTitle } from '@/ui/page-title'
import { Status } from '@/ui/tag'
import { unbroken } from '@/ui/unbroken'
import type { ProductView } from '../../view-models/detail/product-view'
import { CompareToggle } from '../compare/compare-toggle'
import { ApprovalMarks } from './approvals'
import styles from './product-head.module.css'

export type ProductHeadProps = {
  site: SiteId
  crumbs: { label: string; items: { label: string; href?: string }[] }
  product: ProductView
  specification?: DocumentView
  hrefs: ProductHrefs
  /** Beside the breadcrumb. */
  wayBack?: ReactNode
  /** The gallery below. */
  children: ReactNode
}

export type ProductHrefs = { contact: string; sheet: string }

/** The top of an international product page: breadcrumb, model and name, actions, approvals, pictures. */
export function ProductHead({ site, product, wayBack, children, ...props }: ProductHeadProps) {
  const { approvals } = product
  return (
    <header>
      <Container>
        <div className={styles.way}>
          <Breadcrumb {...props.crumbs} />
          {wayBack}
        </div>
        <div className={styles.title}>
          <div>
            <ProductTitle title={product.title} />
            <Discontinued site={site} product={product} />
          </div>
          <ProductActions site={site} {...props} />
        </div>
        <div className={styles.strip}>
          <ApprovalMarks site={site} approvals={approvals} />
          <div className={styles.compare}>
            <CompareToggle
              site={site}
              product={{ id: product.id, name: product.name, picture: product.cover }}
            />
          </div>
        </div>
        {children}
      </Container>
    </header>
  )
}

/** One heading: the model in large type, the product type below. */
export function ProductTitle({ title }: { title: ProductView['title'] }) {
  return (
    <h1 className={styles.name}>
      <span className={title.small ? 'keep' : undefined}>{pageTitle(title.large)}</span>
      {title.small && <span className={styles.kind}> {unbroken(title.small)}</span>}
    </h1>
  )
}

export function ProductActions({
  site,
  hrefs,
  specification,
}: Pick<ProductHeadProps, 'site' | 'hrefs' | 'specification'>) {
  const t = translator(site, 'product')
  return (
    <div className={styles.actions}>
      <ButtonLink href={hrefs.contact}>{t('quote')}</ButtonLink>
      {specification ? (
        <ButtonLink
          variant="outline"
          icon="download"
          href={specification.fileHref}
          download={specification.fileName}
        >
          {t('dataSheet')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="outline" href={hrefs.sheet}>
          {t('sheet.title')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The notice of a discontinued product, with a link to its successor. */
export function Discontinued({ site, product }: Pick<ProductHeadProps, 'site' | 'product'>) {
  if (!product.discontinued) return null
  const t = translator(site, 'product')
  const { successor } = product
  return (
    <p className={styles.discontinued}>
      <Status tone="alarm">{t('discontinued')}</Status>
      {successor && (
        <span>
          {t('successor')} <a href={successor.href}>{successor.name}</a>
        </span>
      )}
    </p>
  )
}
