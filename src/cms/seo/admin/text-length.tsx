'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { isChinese } from '@/addresses/sites'
import { isSiteId } from '@/i18n/locales'
import { useAdminText } from '../../admin/use-admin-text'
import styles from './text-length.module.css'

/** About how many characters search engines show; Chinese ones are twice as wide. */
const shown = { title: 60, description: 160 }

type TextLengthProps = { path: string; of: keyof typeof shown }

/** Below a text for search engines: its length, and whether its end is cut off. */
export function TextLength({ path, of: field }: TextLengthProps) {
  const t = useAdminText()
  const { code } = useLocale()
  const text = useFormFields(([fields]) => fields[textPath(path, field)]?.value)
  const length = typeof text === 'string' ? text.length : 0
  if (length === 0) return null
  const limit = isSiteId(code) && isChinese(code) ? shown[field] / 2 : shown[field]
  const isCut = length > limit
  return (
    <p className={styles.length} data-problem={isCut}>
      {t(isCut ? 'previews:tooLong' : 'previews:length', { length, limit })}
    </p>
  )
}

/** The path of the counter is that of the text with another name. */
function textPath(path: string, field: string): string {
  return [...path.split('.').slice(0, -1), field].join('.')
}
