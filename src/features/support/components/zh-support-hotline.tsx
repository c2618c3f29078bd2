import { Container } from '@/ui/container'
import type { Hotline } from '../view-models/zh-support'
import { RepairLink } from './zh-support-repair'
import styles from './zh-support-hotline.module.css'

type HotlineBandProps = {
  title: string
  note: string
  hotline?: Hotline
  repair: { label: string; address: string } | null
  /** Label of the link to the repair request. */
  newTab: string
}

/** The hotline and the external repair request (S2 2.17). */
export function HotlineBand({ title, note, hotline, repair, newTab }: HotlineBandProps) {
  if (!hotline && !repair) return null
  return (
    <section className={styles.band} aria-labelledby="hotline-title">
      <Container className={styles.row}>
        <div>
          <h2 id="hotline-title" className={styles.title}>
            {title}
          </h2>
          {hotline && (
            <>
              <a className={styles.number} href={hotline.href}>
                {hotline.text}
              </a>
              <p className={styles.note}>{note}</p>
            </>
          )}
        </div>
        {repair && (
          <RepairLink href={repair.address} newTab={newTab}>
            {repair.label}
          </RepairLink>
        )}
      </Container>
    </section>
  )
}
