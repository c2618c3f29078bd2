import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ReplacingLink } from '@/ui/replacing-link'
import { SideNav } from '@/ui/side-nav'
import type { MenuEntry } from '../../view-models/list/menu'
import styles from './category-menu.module.css'

/** Both category levels, all expanded; a selection replaces the previous one in the history (S2 2.1). */
export function CategoryMenu({ site, entries }: { site: SiteId; entries: MenuEntry[] }) {
  const t = translator(site, 'productsList')
  return (
    <SideNav label={t('categories')} open={t('openCategories')} close={translator(site, 'controls')('close')}>
      <ul className={styles.menu}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.group}>
            <Entry className={styles.parent} entry={entry} />
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((child) => (
                  <li key={child.id}>
                    <Entry className={styles.child} entry={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SideNav>
  )
}

function Entry({ className, entry: { name, href, current } }: { className?: string; entry: MenuEntry }) {
  return (
    <ReplacingLink className={className} href={href} aria-current={current ? 'page' : undefined}>
      <span>{name}</span>
    </ReplacingLink>
  )
}
