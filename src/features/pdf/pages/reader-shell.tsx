import { href } from '@/addresses/href'
import { translator } from '@/i18n/translator'
import type { Shell } from '@/sites/site'
import { Icon } from '@/ui/icon'
import { Logo } from '@/ui/logo'
import { SkipLink } from '@/ui/skip-link'
import { BackLink } from '../components/back-link'
import styles from './reader-shell.module.css'

/** The shell of the viewer: a small bar only, so that the document fills the window (S1 2.19). */
export const ReaderShell: Shell = ({ site, data, children }) => {
  const t = translator(site, 'pdf')
  const frame = translator(site, 'shell')
  const home = href(site, 'home')
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{frame('skip')}</SkipLink>
      <header className={styles.bar} data-print="hide">
        <a className={styles.home} href={home} aria-label={frame('home', { company: data.companyName })}>
          <Logo name={data.companyName} picture={data.logo} />
        </a>
        <BackLink className={styles.back} href={home}>
          <Icon name="back" />
          {t('back')}
        </BackLink>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
