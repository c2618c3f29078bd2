import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Section, SectionHeading } from '@/ui/section'
import { unbrokenText } from '@/ui/unbroken'
import type { SupportTile } from '../view-models/zh-support'
import styles from './zh-support-sections.module.css'

type PillarsProps = { title: string; note: string; pillars: { title: string; text: string }[] }

/** The pillars of the service, numbered (S2 1). */
export function Pillars({ title, note, pillars }: PillarsProps) {
  if (pillars.length === 0) return null
  return (
    <Section labelledBy="pillars-title">
      <SectionHeading id="pillars-title" title={title} note={note} />
      <ol className={styles.pillars}>
        {pillars.map((pillar) => (
          <li key={pillar.title} className={styles.pillar}>
            <h3 className={styles.name}>{pillar.title}</h3>
            {pillar.text && <p className={styles.text}>{unbrokenText(pillar.text)}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

type ServiceTilesProps = { title: string; more: string; tiles: SupportTile[] }

/** Maintenance, contact, online repair request; the whole tile is the link (S2 2.17). */
export function ServiceTiles({ title, more, tiles }: ServiceTilesProps) {
  if (tiles.length === 0) return null
  return (
    <Section ground="ice" labelledBy="ways-title">
      <SectionHeading id="ways-title" title={title} />
      <ul className={styles.ways}>
        {tiles.map(({ id, href, title: name, lead, icon }) => (
          <li key={id} className={styles.way}>
            {icon && (
              <Picture className={styles.icon} picture={icon} sizes="64px" ratio="1/1" fit="contain" />
            )}
            <h3 className="type-h3">
              <a className={styles.link} href={href}>
                {name}
              </a>
            </h3>
            {lead && <p className={styles.text}>{unbrokenText(lead)}</p>}
            <p className={styles.more} aria-hidden>
              {more}
              <Icon name="arrow" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
