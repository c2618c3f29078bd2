import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { QrButton } from '@/ui/qr-button'
import { SideList } from '@/ui/side-menu'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { NewsTypeView, SocialEntry } from '../view-models'
import styles from './news-side.module.css'

type NewsSideProps = {
  site: SiteId
  company: string
  types: NewsTypeView[]
  social: SocialEntry[]
  history: { id: string; name: string; href: string; current: boolean }
}

/** Side menu of the news: types, social media accounts, 'Milestones & Awards' (S1 2.8). */
export function NewsSide({ site, company, types, social, history }: NewsSideProps) {
  return (
    <nav className={styles.nav} aria-label={translator(site, 'news')('types')}>
      <SideList items={types} />
      {social.length > 0 && <Accounts site={site} company={company} social={social} />}
      <SideList items={[history]} continues />
    </nav>
  )
}

function Accounts({ site, company, social }: Pick<NewsSideProps, 'site' | 'company' | 'social'>) {
  const t = translator(site, 'shell')
  return (
    <div className={styles.group}>
      <p id="social" className={styles.title}>
        {translator(site, 'news')('social')}
      </p>
      <ul className={styles.accounts} aria-labelledby="social">
        {social.map((account) => (
          <li key={account.kind}>
            {'qr' in account ? (
              <QrButton
                className={styles.account}
                label={t('social.showQr')}
                icon={<AccountIcon account={account} />}
                placement="start"
              >
                <Picture className={styles.qr} picture={account.qr} sizes="160px" ratio="1/1" />
                <p className="type-small">{t('social.scanQr', { company })}</p>
              </QrButton>
            ) : (
              <a className={styles.account} href={account.href} target="_blank" rel="noopener me">
                <AccountIcon account={account} />
                <VisuallyHidden> ({translator(site, 'controls')('newWindow')})</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function AccountIcon({ account: { kind, name } }: { account: SocialEntry }) {
  return (
    <>
      <Icon name={kind} small />
      {name}
    </>
  )
}
