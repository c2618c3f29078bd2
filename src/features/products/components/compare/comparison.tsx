import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { LinkTabs } from '@/ui/link-tabs'
import { Picture } from '@/ui/picture'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ComparedProduct } from '../../view-models/compare/compared'
import type { ComparedClass } from '../../view-models/compare/comparison'
import styles from './comparison.module.css'

type ComparisonProps = {
  site: SiteId
  products: ComparedProduct[]
  classes: ComparedClass[]
  views: { label: string; href: string; current: boolean }[]
}

/** Products side by side: one column each, one row per parameter, differences marked. */
export function Comparison({ site, products, classes, views }: ComparisonProps) {
  const t = translator(site, 'compare')
  return (
    <>
      <LinkTabs label={t('view')} items={views} />
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('table', { count: products.length })}</caption>
          <thead>
            <tr aria-hidden>
              <td />
              {products.map(({ id, picture }) => (
                <td key={id} className={styles.tile}>
                  <div className={styles.picture}>
                    <Picture
                      picture={picture}
                      sizes="(max-width: 844px) 38vw, 20vw"
                      ratio="fill"
                      fit="contain"
                      priority
                    />
                  </div>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{t('parameter')}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={styles.product}>
                  <ProductHead site={site} product={product} />
                </th>
              ))}
            </tr>
          </thead>
          {classes.map((group) => (
            <Class key={group.name} site={site} group={group} columns={products.length + 1} />
          ))}
        </table>
      </div>
      {classes.length === 0 && <p className={styles.alike}>{t('alike')}</p>}
    </>
  )
}

function ProductHead({ site, product }: { site: SiteId; product: ComparedProduct }) {
  const t = translator(site, 'compare')
  const { name, href, discontinued, removeHref } = product
  return (
    <div className={styles.head}>
      <a className={styles.name} href={href}>
        {name}
      </a>
      {discontinued && <span className={styles.note}>{t('discontinued')}</span>}
      <a className={styles.remove} href={removeHref} data-print="hide">
        <Icon name="close" small />
        <span>
          {t('remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </a>
    </div>
  )
}

function Class({ site, group, columns }: { site: SiteId; group: ComparedClass; columns: number }) {
  const t = translator(site, 'compare')
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className={styles.class}>
          <span className={styles.className}>{group.name}</span>
        </th>
      </tr>
      {group.rows.map(({ code, label, values, differs }) => (
        <tr key={code} className={styles.row} data-differs={differs || undefined}>
          <th scope="row" className={styles.label}>
            {label}
            {differs && <VisuallyHidden> ({t('differs')})</VisuallyHidden>}
          </th>
          {values.map((value, index) => (
            <td key={index} className={styles.value}>
              {value || <Missing text={t('none')} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Missing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}
