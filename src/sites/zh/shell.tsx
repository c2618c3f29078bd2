import { SkipLink } from '@/ui/skip-link'
import { BackToTop } from '../parts/back-to-top'
import { LanguageOffer } from '../parts/language-offer'
import { PrintHead } from '../parts/print-head'
import { shellTexts } from '../parts/shell-texts'
import { SiteHeader } from '../parts/site-header'
import type { Shell } from '../site'
import { ZhFooter } from './footer'
import styles from './shell.module.css'

/** Everything around a page of the Chinese layout; its header is transparent on the home page only (S1 2.2). */
export const ZhShell: Shell = ({ site, data, page, overHero, messageBoard, children }) => {
  const texts = shellTexts(site, data.companyName)
  return (
    <div className={styles.shell} data-over-hero={overHero}>
      <SkipLink target="main">{texts.skip}</SkipLink>
      <LanguageOffer site={site} languages={data.languages} />
      <SiteHeader site={site} data={data} page={page} overHero={overHero} texts={texts} ground="dark" />
      <PrintHead data={data} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ZhFooter data={data} texts={texts} page={page}>
        {messageBoard}
      </ZhFooter>
      <BackToTop label={texts.backToTop} />
    </div>
  )
}
