import { Icon } from '@/ui/icon'
import { currentItemId } from '../current-item'
import type { NavItem, ShellProps } from '../site'
import styles from './drawer-menu.module.css'
import { ItemLink } from './item-link'
import { LanguageLink } from './language-menu'
import type { ShellTexts } from './shell-texts'
import { SocialLinks } from './social-links'

export type DrawerMenuProps = Pick<ShellProps, 'data' | 'page'> & { texts: ShellTexts }

/** The menu as an accordion, then the languages and the contact data. */
export function DrawerMenu({ data, page, texts }: DrawerMenuProps) {
  const currentId = currentItemId(data.header, page)
  const { email, phone } = data.contact
  return (
    <>
      <nav aria-label={texts.mainMenu}>
        <ul>
          {data.header.map((item) => (
            <li key={item.id} className={styles.item} data-current={item.id === currentId || undefined}>
              <Entry item={item} texts={texts} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <details className={styles.languages} name="drawer">
          <summary className={styles.languagesTitle}>
            {texts.languages}
            <Icon name="chevron" small />
          </summary>
          <ul className={styles.languagesList}>
            {data.languages.map((entry) => (
              <li key={entry.id}>
                <LanguageLink entry={entry} externalLabel={texts.externalSite} />
              </li>
            ))}
          </ul>
        </details>
        <div className={styles.contact}>
          {phone && (
            <a className={styles.phone} href={`tel:${phone}`}>
              {phone}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </div>
        <SocialLinks links={data.social} texts={texts.social} look="row" placement="up" />
      </div>
    </>
  )
}

function Entry({ item, texts }: { item: NavItem; texts: ShellTexts }) {
  if (!item.children?.length) {
    return <ItemLink className={styles.link} item={item} newWindow={texts.newWindow} icon />
  }
  return (
    <details name="drawer">
      <summary className={styles.link}>
        {item.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.children}>
        {item.description && <p className={styles.description}>{item.description}</p>}
        {item.href && (
          <ItemLink item={{ ...item, label: texts.overview(item.label) }} newWindow={texts.newWindow} />
        )}
        <Children items={item.children} texts={texts} />
      </div>
    </details>
  )
}

function Children({ items, texts }: { items: NavItem[]; texts: ShellTexts }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item} newWindow={texts.newWindow} icon />
          {item.children?.length ? <Children items={item.children} texts={texts} /> : null}
        </li>
      ))}
    </ul>
  )
}
