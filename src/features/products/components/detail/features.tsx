import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import type { Feature } from '../../view-models/detail/product-view'
import styles from './features.module.css'

/** Pictures with a heading and sub-lines, alternating left and right (S2 2.3). */
export function Features({ site, features }: { site: SiteId; features: Feature[] }) {
  if (features.length === 0) return null
  return (
    <section aria-label={translator(site, 'product')('features')}>
      <Container className={styles.features}>
        {features.map(({ key, heading, lines, picture }) => (
          <div key={key} className={styles.feature} data-plain={!picture || undefined}>
            <div className={styles.text}>
              {heading && <h3 className={styles.heading}>{heading}</h3>}
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            {picture && (
              <Picture
                className={styles.picture}
                picture={picture}
                sizes="(max-width: 844px) 100vw, 46vw"
                ratio="3/2"
              />
            )}
          </div>
        ))}
      </Container>
    </section>
  )
}
