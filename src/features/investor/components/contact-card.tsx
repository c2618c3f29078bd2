import type { ContactLine } from '../view-models/contact'
import styles from './contact-card.module.css'

type ContactCardProps = { name: string; position: string; lines: ContactLine[] }

/** Contact card of the board secretary (S1 2.15). */
export function ContactCard({ name, position, lines }: ContactCardProps) {
  return (
    <section className={styles.card} aria-labelledby="secretary">
      <div>
        <h2 id="secretary" className={styles.name}>
          {name}
        </h2>
        {position && <p className={styles.position}>{position}</p>}
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.name} className={styles.line}>
            <dt>{line.label}</dt>
            <dd>{line.href ? <a href={line.href}>{line.text}</a> : line.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
