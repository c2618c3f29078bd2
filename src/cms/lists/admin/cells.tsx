'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useTranslation } from '@payloadcms/ui'
import { fallbackOf, type SiteId } from '@/i18n/locales'
import { unitSymbol } from '@/i18n/quantity'
import { isUnit } from '@/lib/units'
import { siteLabels } from '@/cms/site-labels'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useAdminText } from '../../admin/use-admin-text'
import { fileTypeOf, sizeOf } from '../file-words'
import type { SiteState } from '../site-states'
import styles from './cells.module.css'
import type { Row } from './title-cell'
import { useSite } from './use-site'

/** What a document looks like. Its title is beside it, so that the picture needs no text. */
export function ThumbnailCell({ rowData: { list } }: Row) {
  return (
    <span className={styles.thumbnail}>
      {list?.thumbnail && <img src={list.thumbnail} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}

const codes: Record<SiteId, string> = {
  zh_CN: 'CN',
  en_EN: 'EN',
  en_US: 'US',
  en_UK: 'UK',
  es_ES: 'ES',
  fr_FR: 'FR',
}

/** What visitors of each site see of a document. */
export function SitesCell({ rowData: { list } }: Row) {
  const t = useAdminText()
  if (!list) return null
  return (
    <ul className={styles.sites} aria-label={t('lists:sites')}>
      {list.states.map((state) => (
        <Site key={state.site} {...state} />
      ))}
    </ul>
  )
}

function Site({ site, status, isInherited }: SiteState) {
  const t = useAdminText()
  const meaning = t(`siteStatuses:${status}`)
  const source = fallbackOf[site]
  const full =
    isInherited && source ? t('lists:inherited', { status: meaning, site: siteLabels[source] }) : meaning
  const text = t('tools:labelled', { label: siteLabels[site], value: full })
  return (
    <li className={`${styles[status]} ${isInherited ? styles.inherited : ''}`} title={text}>
      <span aria-hidden="true">{codes[site]}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  )
}

/** Yes or no instead of true or false. */
export function FlagCell({ cellData }: DefaultCellComponentProps) {
  const t = useAdminText()
  return <span className={cellData ? undefined : styles.quiet}>{t(cellData ? 'tools:yes' : 'tools:no')}</span>
}

/** The words of a field that has several. */
export function WordsCell({ cellData }: DefaultCellComponentProps) {
  return Array.isArray(cellData) ? <>{cellData.join(' · ')}</> : null
}

/** The symbol of a unit, as the site that is edited writes it. */
export function UnitCell({ cellData }: DefaultCellComponentProps) {
  const site = useSite()
  return isUnit(cellData) ? <>{unitSymbol(site, cellData)}</> : null
}

export function FileSizeCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return typeof cellData === 'number' ? <>{sizeOf(cellData, i18n.language)}</> : null
}

export function FileTypeCell({ cellData }: DefaultCellComponentProps) {
  const t = useAdminText()
  if (typeof cellData !== 'string') return null
  const type = fileTypeOf(cellData)
  return <span title={cellData}>{type.format ?? t(`upload:${type.kind}`)}</span>
}
