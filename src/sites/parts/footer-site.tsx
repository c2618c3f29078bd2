import type { ReactNode } from 'react'

import type { ShellData } from '../site'
import { FooterBrand } from './footer-brand'
import { FooterColumns } from './footer-columns'
import styles from './footer-site.module.css'
import type { ShellTexts } from './shell-texts'

/** The middle of both footers: company data and link columns; `children` are below the address. */
export function FooterSite({
  data,
  texts,
  children,
}: {
  data: ShellData
  texts: ShellTexts
  children?: ReactNode
}) {
  return (
    <div className={styles.site}>
      <FooterBrand data={data}>{children}</FooterBrand>
      <FooterColumns columns={data.footerColumns} label={texts.footerMenu} newWindow={texts.newWindow} />
    </div>
  )
}
