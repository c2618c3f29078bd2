import type { Picture as PictureData } from '@/lib/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { Figure } from '@/ui/figure'
import { Picture } from '@/ui/picture'
import type { PromiseView } from '../views/zh-support'
import styles from './zh-support-opening.module.css'

type OpeningProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  lead: string
  picture?: PictureData
  promises: { label: string; items: PromiseView[] }
}

/** The top of the page: what the service is, and its promises as the leading figures (S2 1, 2.17). */
export function Opening({ crumbs, title, lead, picture, promises }: OpeningProps) {
  return (
    <div className={styles.opening} data-ground="dark">
      {picture && (
        <div className={styles.backdrop}>
          <Picture picture={{ ...picture, alt: '' }} sizes="100vw" ratio="fill" priority />
        </div>
      )}
      <Container className={styles.content}>
        <Breadcrumb {...crumbs} />
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
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
