import { Picture } from '@/ui/picture'
import type { TeamPerson } from '../view-models/team'
import { MailLink } from './mail-link'
import styles from './leaders.module.css'

/** The leaders as portraits with name and title (S1 2.13). */
export function Leaders({ people }: { people: TeamPerson[] }) {
  return (
    <ul className={styles.leaders}>
      {people.map(({ id, name, title, picture, mail }, index) => (
        <li key={id}>
          <div className={styles.portrait}>
            <Picture
              picture={picture}
              sizes="(max-width: 844px) 46vw, 17vw"
              ratio="fill"
              priority={index < 4}
            />
          </div>
          <div className={styles.card}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.title}>{title}</p>
            </div>
            {mail && <MailLink {...mail} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
