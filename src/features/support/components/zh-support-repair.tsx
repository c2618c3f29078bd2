import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Picture as PictureData } from '@/lib/picture'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { Hotline } from '../view-models/zh-support'
import styles from './zh-support-repair.module.css'

type RepairProps = {
  site: SiteId
  hotline?: Hotline
  /** The QR code of the official account. */
  code?: PictureData
  link: { label: string; address: string } | null
}

/** The ways to request a repair: phone, official account, external form (S2 2.17, type 2). */
export function Repair({ site, hotline, code, link }: RepairProps) {
  const t = translator(site, 'serviceSupport')
  if (!hotline && !code && !link) return null
  return (
    <div className={styles.ways}>
      {(hotline || link) && (
        <div className={styles.way}>
          {hotline && (
            <>
              <h2 className="type-h4">{t('hotline.title')}</h2>
              <a className={styles.number} href={hotline.href}>
                {hotline.text}
              </a>
              <p className={styles.note}>{t('hotline.note')}</p>
            </>
          )}
          {link && (
            <p className={styles.action}>
              <RepairLink href={link.address} newTab={t('repair.newTab')}>
                {link.label}
              </RepairLink>
            </p>
          )}
        </div>
      )}
      {code && (
        <div className={styles.way}>
          <h2 className="type-h4">{t('repair.account')}</h2>
          <Picture className={styles.code} picture={code} sizes="192px" ratio="1/1" fit="contain" />
          <p className={styles.note}>{t('repair.scan')}</p>
        </div>
      )}
    </div>
  )
}

/** Link to the online repair request, a separate website. */
export function RepairLink({
  href,
  newTab,
  children,
}: {
  href: string
  newTab: string
  children: ReactNode
}) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener" icon="external">
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </ButtonLink>
  )
}
