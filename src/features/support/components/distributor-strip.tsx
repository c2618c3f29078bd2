import { ButtonLink } from '@/ui/button'
import styles from './distributor-strip.module.css'

type DistributorStripProps = { title: string; text: string; action: string; href: string }

/** The way to what is kept for designated distributors. */
export function DistributorStrip({ title, text, action, href }: DistributorStripProps) {
  return (
    <section className={styles.strip} data-ground="ice" aria-labelledby="distributors">
      <h2 id="distributors" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <ButtonLink href={href} variant="outline" arrow>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
