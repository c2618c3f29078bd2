import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { BackLink } from '@/ui/back-link'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import type { ProductView } from '../../views/detail/product-view'
import styles from './overview.module.css'

type OverviewProps = { site: SiteId; product: ProductView; backHref: string }

/** What a product is, in one sentence and in some more, with its certificates (S2 2.3). */
export function Overview({ site, product, backHref }: OverviewProps) {
  const t = translator(site, 'product')
  const { brief, overview, certificates } = product
  return (
    <section aria-labelledby="overview">
      <Container className={styles.overview}>
        <h2 id="overview" className={styles.statement}>
          {brief || t('overview')}
        </h2>
        <div className={styles.text}>
          {overview && <Prose html={overview} />}
          <p className={styles.more}>
            <BackLink href={backHref}>{t('learnMore')}</BackLink>
          </p>
        </div>
        {certificates.length > 0 && (
          <ul className={styles.certificates} aria-label={t('certificates')}>
            {certificates.map((picture) => (
              <li key={picture.src}>
                <Picture picture={picture} sizes="160px" fit="contain" ratio="tile" />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </section>
  )
}
