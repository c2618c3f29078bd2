import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { QrButton } from '@/ui/qr-button'
import { SideList } from '@/ui/side-menu'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { NewsTypeView, SocialEntry } from '../view-models'
import styles from './news-side.module.css'

type NewsSideProps = {
  types: NewsTypeView[]
  social: SocialEntry[]
  history: { id: string; name: string; href: string; current: boolean }
  words: { menu: string; social: string; newWindow: string; showQr: string; scanQr: string }
}

/** Side menu of the news: types, social media accounts, 'Milestones & Awards' (S1 2.8). */
export function NewsSide({ types, social, history, words }: NewsSideProps) {
  return (
    <nav aria-label={words.menu}>
      <SideList items={types} />
      {social.length > 0 && <Accounts social={social} words={words} />}
      <SideList items={[history]} continues />
    </nav>
  )
}

function Accounts({ social, words }: Pick<NewsSideProps, 'social' | 'words'>) {
  return (
    <div className={styles.group}>
      <p id="social" className={styles.title}>
        {words.social}
      </p>
      <ul className={styles.accounts} aria-labelledby="social">
        {social.map((account) => (
          <li key={account.kind}>
            {'qr' in account ? (
              <QrButton
                className={styles.account}
                label={words.showQr}
                icon={<AccountIcon account={account} />}
                placement="start"
              >
                <Picture className={styles.qr} picture={account.qr} sizes="160px" ratio="1/1" />
                <p className="type-small">{words.scanQr}</p>
              </QrButton>
            ) : (
              <a className={styles.account} href={account.href} target="_blank" rel="noopener me">
                <AccountIcon account={account} />
                <VisuallyHidden> ({words.newWindow})</VisuallyHidden>
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
