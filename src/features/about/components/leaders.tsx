import { Picture } from '@/ui/picture'
import type { TeamPerson } from '../view-models/team'
import styles from './leaders.module.css'

/** The leaders by name and title, each with a portrait if there is one (S1 2.13). */
export function Leaders({ people }: { people: TeamPerson[] }) {
  return (
    <ul className={styles.leaders}>
      {people.map(({ id, name, title, picture, mail }) => (
        <li key={id} className={styles.leader}>
          {picture && (
            <div className={styles.portrait}>
              <Picture picture={picture} sizes="112px" ratio="fill" />
            </div>
          )}
          <div className={styles.text}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.title}>{title}</p>
            {mail && (
              <p className={styles.mail}>
                <a href={mail.href}>{mail.address}</a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
