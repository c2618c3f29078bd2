import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Picture } from '@/ui/picture'
import type { ComparedProduct } from '../../view-models/compare/compared'
import styles from './single-product.module.css'

type SingleProductProps = {
  site: SiteId
  product: ComparedProduct
  /** Link to more products. */
  action: ReactNode
}

/** The only product so far; a comparison needs a second one. */
export function SingleProduct({ site, product: { name, href, picture }, action }: SingleProductProps) {
  const t = translator(site, 'compare')
  return (
    <div className={styles.alone}>
      <a className={styles.product} href={href}>
        <Picture
          picture={picture && { ...picture, alt: '' }}
          sizes="(max-width: 844px) 40vw, 12rem"
          ratio="1/1"
          fit="contain"
        />
        <span className={styles.name}>{name}</span>
      </a>
      <div>
        <h2 className="type-h3">{t('single.title')}</h2>
        <p className={styles.text}>{t('single.text', { product: name })}</p>
        {action}
      </div>
    </div>
  )
}
