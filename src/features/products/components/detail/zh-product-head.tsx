import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import type { DocumentView } from '@/lib/document'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { unbrokenText } from '@/ui/unbroken'
import type { ProductView } from '../../view-models/detail/product-view'
import { CompareToggle } from '../compare/compare-toggle'
import { ApprovalMarks } from './approvals'
import { Discontinued, ProductActions, ProductTitle, type ProductHrefs } from './product-head'
import styles from './zh-product-head.module.css'

type ZhProductHeadProps = {
  site: SiteId
  crumbs: { label: string; items: { label: string; href?: string }[] }
  product: ProductView
  specification?: DocumentView
  hrefs: ProductHrefs
  /** The image carousel at the right. */
  children: ReactNode
}

/** The top of a Chinese product page (S2 2.5): text at the left, the image carousel at the right. */
export function ZhProductHead({ site, crumbs, product, children, ...actions }: ZhProductHeadProps) {
  return (
    <header className={styles.head} data-ground="ice">
      <Container>
        <Breadcrumb {...crumbs} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <ProductTitle title={product.title} />
            <Discontinued site={site} product={product} />
            {product.brief && <p className={styles.brief}>{unbrokenText(product.brief)}</p>}
            <ApprovalMarks site={site} approvals={product.approvals} />
            <ProductActions site={site} {...actions} />
            <CompareToggle
              site={site}
              product={{ id: product.id, name: product.name, picture: product.cover }}
            />
          </div>
          <div className={styles.pictures}>{children}</div>
        </div>
      </Container>
    </header>
  )
}
