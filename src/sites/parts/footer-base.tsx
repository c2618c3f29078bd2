import type { ShellData } from '../site'
import styles from './footer-base.module.css'
import { ItemLink } from './item-link'
import { LanguageMenu } from './language-menu'
import type { ShellTexts } from './shell-texts'

/** The last line of both footers: copyright, legal links or record filings, language selector. */
export function FooterBase({ data, texts, spread }: { data: ShellData; texts: ShellTexts; spread: boolean }) {
  const owner = data.legalName ?? data.companyName
  return (
    <div className={styles.base} data-spread={spread || undefined}>
      <p>{texts.copyright(owner)}</p>
      <nav className={styles.links} aria-label={texts.legal}>
        {data.footerLinks.map((item) => (
          <ItemLink key={item.id} item={item} newWindow={texts.newWindow} className={styles.link} />
        ))}
      </nav>
      <LanguageMenu
        languages={data.languages}
        label={texts.language}
        externalLabel={texts.externalSite}
        placement="up"
      />
    </div>
  )
}
