import { SkipLink } from '@/ui/skip-link'
import { BackToTop } from '../parts/back-to-top'
import { LanguageOffer } from '../parts/language-offer'
import { PrintHead } from '../parts/print-head'
import { shellTexts } from '../parts/shell-texts'
import { SiteHeader } from '../parts/site-header'
import type { Shell } from '../site'
import { FloatingBar } from './floating-bar'
import { IntlFooter } from './footer'
import styles from './shell.module.css'
import { UtilityBar } from './utility-bar'

/** Everything around a page of the international layout. */
export const IntlShell: Shell = ({ site, data, page, overHero, messageBoard, children }) => {
  const texts = shellTexts(site, data.companyName)
  return (
    <div className={styles.shell} data-over-hero={overHero}>
      <SkipLink target="main">{texts.skip}</SkipLink>
      <LanguageOffer site={site} languages={data.languages} />
      <UtilityBar data={data} texts={texts} overHero={overHero} />
      <SiteHeader site={site} data={data} page={page} overHero={overHero} texts={texts} ground="light" />
      <PrintHead data={data} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <IntlFooter site={site} data={data} texts={texts} page={page}>
        {messageBoard}
      </IntlFooter>
      <FloatingBar data={data} texts={texts} />
      <BackToTop label={texts.backToTop} />
    </div>
  )
}
