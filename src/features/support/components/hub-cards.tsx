import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import styles from './hub-cards.module.css'

type HubCard = { id: string; title: string; text: string; href: string; picture?: PictureData }

/** The pages below the hub as rows, each with a picture from its content; the whole row is the link (S2 2.9). */
export function HubCards({ cards }: { cards: HubCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, title, text, href, picture }, index) => (
        <li key={id} className={styles.card}>
          <Picture
            className={styles.picture}
            picture={picture && { ...picture, alt: '' }}
            sizes="(max-width: 844px) 30vw, 15vw"
            ratio="3/2"
            fit={picture && picture.width < picture.height ? 'contain' : 'cover'}
            priority={index < 4}
          />
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h2>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
