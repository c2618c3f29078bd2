'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { Label } from '@/cms/texts'
import styles from './export-link.module.css'
import { useAdminText } from '../use-admin-text'

type Props = {
  collection: string
  /** The content of the table, for screen readers. */
  label: Label | string
}

/** Above a list: exports all its pages, as filtered now, as a table. */
export function ExportLink({ collection, label }: Props) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const query = listQuery(useSearchParams())
  return (
    <nav className={styles.links} aria-label={getTranslation(label, i18n)}>
      <Button
        buttonStyle="secondary"
        el="anchor"
        margin={false}
        size="small"
        url={`/api/${collection}/export?${query}`}
      >
        {t('tools:exportTable')}
      </Button>
    </nav>
  )
}

/** The filter and search parameters of a list's address. */
export function listQuery(parameters: URLSearchParams): string {
  const relevant = [...parameters].filter(([name]) => name === 'search' || name.startsWith('where'))
  return new URLSearchParams(relevant).toString()
}
