'use client'

import { Icon } from '@/ui/icon'
import { mailHref, phoneHref } from '@/lib/contact-links'
import type { NavEntry, NavItem, ShellData } from '../site'
import styles from './drawer-menu.module.css'
import { ItemLink, keyOf } from './item-link'
import { LanguageLink } from './language-menu'
import type { MenuLabels, ShellTexts } from './shell-texts'
import { SocialLinks } from './social-links'

export type DrawerMenuProps = Pick<ShellData, 'contact' | 'languages' | 'social'> & {
  items: NavItem[]
  currentId: string | null
  labels: MenuLabels
  socialTexts: ShellTexts['social']
}

/** The menu as an accordion, then the languages and the contact data. */
export function DrawerMenu({ items, currentId, labels, contact, languages, ...props }: DrawerMenuProps) {
  const { email, phone } = contact
  return (
    <>
      <nav aria-label={labels.menu}>
        <ul>
          {items.map((item) => (
            <li key={item.id} className={styles.item} data-current={item.id === currentId || undefined}>
              <Entry item={item} labels={labels} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <details className={styles.languages} name="drawer">
          <summary className={styles.languagesTitle}>
            {labels.languages}
            <Icon name="chevron" small />
          </summary>
          <ul className={styles.languagesList}>
            {languages.map((entry) => (
              <li key={entry.id}>
                <LanguageLink entry={entry} externalLabel={labels.externalSite} />
              </li>
            ))}
          </ul>
        </details>
        <div className={styles.contact}>
          {phone && (
            <a className={styles.phone} href={phoneHref(phone)}>
              {phone}
            </a>
          )}
          {email && <a href={mailHref(email)}>{email}</a>}
        </div>
        <SocialLinks links={props.social} texts={props.socialTexts} look="row" placement="up" />
      </div>
    </>
  )
}

function Entry({ item, labels }: { item: NavItem; labels: MenuLabels }) {
  if (!item.children?.length) {
    return <ItemLink className={styles.link} item={item} newWindow={labels.newWindow} icon />
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
          <ItemLink
            item={{ ...item, label: labels.overview[item.id] ?? item.label }}
            newWindow={labels.newWindow}
          />
        )}
        <Children items={item.children} newWindow={labels.newWindow} />
      </div>
    </details>
  )
}

function Children({ items, newWindow }: { items: NavEntry[]; newWindow: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <ItemLink item={item} newWindow={newWindow} icon />
          {item.children?.length ? <Children items={item.children} newWindow={newWindow} /> : null}
        </li>
      ))}
    </ul>
  )
}
