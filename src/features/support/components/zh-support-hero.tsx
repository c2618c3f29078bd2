import type { Picture as PictureData } from '@/lib/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { Figure } from '@/ui/figure'
import { Picture } from '@/ui/picture'
import { unbrokenText } from '@/ui/unbroken'
import type { PromiseView } from '../view-models/zh-support'
import styles from './zh-support-hero.module.css'

type HeroProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  lead: string
  picture?: PictureData
  promises: { label: string; items: PromiseView[] }
}

/** The top of the page: title and lead on the picture, and below it the service promises as key figures (S2 1, 2.17). */
export function Hero({ crumbs, title, lead, picture, promises }: HeroProps) {
  return (
    <div data-ground="dark">
      <div className={styles.stage}>
        {picture && (
          <div className={styles.backdrop}>
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(max-width: 844px) 240vw, 100vw"
              ratio="fill"
              priority
            />
          </div>
        )}
        <Container className={styles.content}>
          <Breadcrumb {...crumbs} />
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{unbrokenText(lead)}</p>}
        </Container>
      </div>
      <Container>
        {promises.items.length > 0 && (
          <section className={styles.promises} aria-label={promises.label}>
            <ul className={styles.figures}>
              {promises.items.map(({ value, unit, label }) => (
                <li key={label} className={styles.figure}>
                  <Figure size="counter" value={value} unit={unit} />
                  <p className={styles.label}>{label}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Container>
    </div>
  )
}
