import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Picture as PictureData } from '@/lib/picture'
import { Container } from '@/ui/container'
import { Logo } from '@/ui/logo'
import { ParameterTable } from '@/ui/parameter-table'
import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'
import { unbrokenText } from '@/ui/unbroken'
import { csvHref } from '../../view-models/compare/data-table'
import type { ProductView } from '../../view-models/detail/product-view'
import { ApprovalsTable } from './approvals'
import { PrintButton } from './print-button'
import { Discontinued, ProductTitle } from './product-head'
import styles from './sheet.module.css'

type SheetProps = {
  site: SiteId
  product: ProductView
  category: string
  company: { name: string; full: string; logo?: PictureData }
  /** Date of the data, formatted. */
  status: string
  productHref: string
}

/** The printable specification sheet: head, drawing 90 mm high, parameters by class, approvals; looks the same on screen. */
export function Sheet({ site, product, productHref, ...about }: SheetProps) {
  const t = translator(site, 'product')
  const { company, status } = about
  const { features, classes, approvals } = product
  return (
    <div className={styles.background} data-ground="ice">
      <Container>
        <div className={styles.bar} data-print="hide">
          <TextLink href={productHref} icon="none">
            {t('sheet.back')}
          </TextLink>
          <div className={styles.actions}>
            <TextLink icon="download" href={csvHref(site, [product.id])} download>
              {translator(site, 'compare')('csv')}
            </TextLink>
            <PrintButton>{t('sheet.print')}</PrintButton>
          </div>
        </div>
        <article className={styles.sheet} data-ground="light">
          <SheetHead site={site} product={product} {...about} />
          <Points features={features} />
          <ParameterTable classes={classes} level={2} />
          {approvals.length > 0 && (
            <section className={styles.approvals}>
              <h2 className={styles.heading}>{t('approvals.title')}</h2>
              <div className={styles.table}>
                <ApprovalsTable site={site} approvals={approvals} />
              </div>
            </section>
          )}
          <footer className={styles.footer}>
            <p>{t('sheet.note')}</p>
            <p className={styles.imprint} data-print="hide">
              <span>{company.full}</span>
              <span>{status}</span>
            </p>
          </footer>
        </article>
      </Container>
    </div>
  )
}

function SheetHead({ site, product, category, company }: Omit<SheetProps, 'status' | 'productHref'>) {
  const t = translator(site, 'product')
  const { title, brief, cover } = product
  return (
    <header className={styles.head}>
      <div className={styles.maker}>
        <Logo className={styles.logo} name={company.name} picture={company.logo} />
        <p className={styles.kind}>{t('sheet.title')}</p>
      </div>
      <div className={styles.name}>
        <ProductTitle title={title} />
      </div>
      {!title.small && <p className={styles.facts}>{category}</p>}
      <Discontinued site={site} product={product} />
      {brief && <p className={styles.brief}>{unbrokenText(brief)}</p>}
      {cover && (
        <Picture
          className={styles.drawing}
          picture={cover}
          sizes="(max-width: 844px) 100vw, 60vw"
          ratio="fill"
          fit="contain"
          priority
        />
      )}
    </header>
  )
}

function Points({ features }: Pick<ProductView, 'features'>) {
  const headings = features.map(({ heading }) => heading).filter(Boolean)
  if (headings.length === 0) return null
  return (
    <ul className={styles.points}>
      {headings.map((heading) => (
        <li key={heading}>{heading}</li>
      ))}
    </ul>
  )
}
