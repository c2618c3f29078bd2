import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import type { MenuEntry } from '../../view-models/list/menu'
import styles from './category-tabs.module.css'

/** The first level as a row of pictures, the second level of the open category as a row of labels (S2 2.2). */
export function CategoryTabs({ site, entries }: { site: SiteId; entries: MenuEntry[] }) {
  const t = translator(site, 'productsList')
  const open = entries.find((entry) => entry.open)
  return (
    <nav className={styles.nav} aria-label={t('categories')}>
      <Container>
        <ul className={styles.first}>
          {entries.map(({ id, name, href, icon, open: isOpen, current }) => (
            <li key={id}>
              <a
                className={styles.tab}
                href={href}
                aria-current={current ? 'page' : isOpen ? 'true' : undefined}
              >
                {icon && (
                  <img
                    className={styles.icon}
                    src={icon.src}
                    width={icon.width}
                    height={icon.height}
                    alt=""
                  />
                )}
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
        {open && open.children.length > 0 && (
          <ul className={styles.second} aria-label={open.name}>
            {[{ ...open, name: t('all') }, ...open.children].map(({ id, name, href, current }) => (
              <li key={id}>
                <a className={styles.chip} href={href} aria-current={current ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </nav>
  )
}
