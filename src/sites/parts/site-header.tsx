import { href } from '@/addresses/href'
import { Logo } from '@/ui/logo'
import { currentItemId } from '../current-item'
import { siteOf, type ShellProps } from '../site'
import { Drawer } from './drawer'
import { DrawerMenu } from './drawer-menu'
import { HeaderFrame } from './header-frame'
import { HeaderSearch } from './header-search'
import { LanguageMenu } from './language-menu'
import { MenuBar } from './menu-bar'
import { menuLabels, type ShellTexts } from './shell-texts'
import styles from './site-header.module.css'

export type SiteHeaderProps = Omit<ShellProps, 'messageBoard' | 'children'> & {
  texts: ShellTexts
  /** The ground of the drawer. */
  ground: 'light' | 'dark'
}

/** Logo, menu, search and language selector; below 1181 px the menu is a drawer (S1 2.2, 2.3). */
export function SiteHeader({ site, data, page, overHero, texts, ground }: SiteHeaderProps) {
  const items = data.header
  const menu = { items, currentId: currentItemId(items, page), labels: menuLabels(site, items) }
  const home = (
    <a className={styles.home} href={href(site, 'home')} aria-label={texts.home}>
      <Logo name={data.companyName} picture={data.logo} />
    </a>
  )
  return (
    <HeaderFrame overHero={overHero}>
      <div className={styles.bar}>
        {home}
        <div className={styles.menu}>
          <MenuBar {...menu} />
        </div>
        <div className={styles.tools}>
          <HeaderSearch
            site={site}
            search={data.search}
            hasTypes={siteOf(site).facts.searchHasTypes}
            texts={texts.search}
          />
          <LanguageMenu
            languages={data.languages}
            label={texts.language}
            externalLabel={texts.externalSite}
            placement="down"
          />
          <div className={styles.drawer}>
            <Drawer
              title={menu.labels.menu}
              openLabel={menu.labels.open}
              closeLabel={menu.labels.close}
              ground={ground}
              logo={home}
            >
              <DrawerMenu
                {...menu}
                contact={data.contact}
                languages={data.languages}
                social={data.social}
                socialTexts={texts.social}
              />
            </Drawer>
          </div>
        </div>
      </div>
    </HeaderFrame>
  )
}
