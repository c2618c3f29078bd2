import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ButtonLink } from '@/ui/button'
import styles from './distributor-strip.module.css'

/** Link to the distributor area. */
export function DistributorStrip({ site }: { site: SiteId }) {
  const t = translator(site, 'support')
  return (
    <section className={styles.strip} data-ground="ice" aria-labelledby="distributors">
      <h2 id="distributors" className={styles.title}>
        {t('distributors.title')}
      </h2>
      <p className={styles.text}>{t('distributors.text')}</p>
      <div className={styles.action}>
        <ButtonLink href={href(site, 'distributor')} variant="outline" arrow>
          {t('distributors.action')}
        </ButtonLink>
      </div>
    </section>
  )
}
