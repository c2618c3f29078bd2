import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { withoutOrigin } from '@/lib/content-marks'
import { BackLink } from '@/ui/back-link'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import type { ProductView } from '../../view-models/detail/product-view'
import styles from './overview.module.css'

type OverviewProps = { site: SiteId; product: ProductView; title: string; backHref: string }

/** The overview of a product with its certificates (S2 2.3, 2.5). */
export function Overview({ site, product, title, backHref }: OverviewProps) {
  const t = translator(site, 'product')
  const { overview, certificates } = product
  return (
    <section aria-labelledby="overview">
      <Container className={styles.overview}>
        <h2 id="overview" className={styles.statement}>
          {title}
        </h2>
        <div className={styles.text}>
          {overview && <Prose html={overview} />}
          <p className={styles.more}>
            <BackLink href={backHref}>{t('learnMore')}</BackLink>
          </p>
        </div>
        {certificates.length > 0 && (
          <ul className={styles.certificates} aria-label={t('certificates')} data-print="hide">
            {certificates.map((picture, index) => (
              <li key={picture.src}>
                <a
                  className={styles.certificate}
                  href={withoutOrigin(picture.src)}
                  target="_blank"
                  rel="noopener"
                >
                  <Picture
                    className={styles.page}
                    picture={{ ...picture, alt: '' }}
                    sizes="40px"
                    ratio="fill"
                    fit="contain"
                  />
                  {picture.alt || `${t('certificates')} ${index + 1}`}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </section>
  )
}
