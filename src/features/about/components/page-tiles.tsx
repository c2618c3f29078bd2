import styles from './page-tiles.module.css'

export type PageTile = { id: string; href: string; title: string; text: string }

/** Links to the pages below this one; the whole tile is the link. */
export function PageTiles({ tiles }: { tiles: PageTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ id, href, title, text }) => (
        <li key={id} className={styles.tile}>
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
