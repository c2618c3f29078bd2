'use client'

import { useTranslations } from '@/i18n/use-translations'
import { downloadBasket } from '@/lib/download-basket'
import { useShortlist } from '../shortlist/use-shortlist'
import { TextLink } from '../text-link'
import styles from './documents.module.css'

/** The number of files in the basket, with a link to the distributors' page, which downloads them as one archive. */
export function BasketSummary({ href }: { href: string }) {
  const t = useTranslations('documents.basket')
  const { length } = useShortlist(downloadBasket.list)
  return (
    <div className={styles.collected} data-empty={length === 0 || undefined} data-print="hide">
      <p role="status">{length > 0 && t('count', { count: length })}</p>
      {length > 0 && <TextLink href={href}>{t('open')}</TextLink>}
    </div>
  )
}
