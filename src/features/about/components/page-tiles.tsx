import styles from './page-tiles.module.css'

export type PageTile = { id: string; href: string; title: string; text: string; figure?: string }

/** Links to the pages below this one, each with a figure about its content; the whole tile is the link. */
export function PageTiles({ tiles }: { tiles: PageTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ id, href, title, text, figure }) => (
        <li key={id} className={styles.tile}>
          <p className={styles.figure} aria-hidden="true">
            {figure}
          </p>
          <h3 className="type-h4">
            <a className={styles.link} href={href}>
              {title}
            </a>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
