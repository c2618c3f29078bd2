'use client'

import { Button, Link } from '@payloadcms/ui'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { useFieldLabels } from '@/cms/admin/use-field-labels'
import { materialLanguages } from '@/lib/material-kinds'
import type { CommonValues, UploadRow } from './upload-row'
import styles from './upload.module.css'

type Changes = {
  onChange: (key: string, values: Partial<UploadRow>) => void
  onRemove: (key: string) => void
}

/** The files with their values, to check before the upload, and their progress. */
export function UploadRows({
  rows,
  ...shared
}: Changes & { rows: UploadRow[]; common: CommonValues; disabled: boolean }) {
  const t = useAdminText()
  const label = useFieldLabels('materials')
  return (
    <div className={styles.rows} role="region" aria-label={t('upload:files')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('file')}</th>
            <th scope="col">{label('name')}</th>
            <th scope="col">{label('language')}</th>
            <th scope="col">{label('version')}</th>
            <th scope="col">{t('upload:state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} {...shared} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Changes & { row: UploadRow; common: CommonValues; disabled: boolean }

function Row({ row, common, disabled, onChange, onRemove }: RowProps) {
  const t = useAdminText()
  const { key, file, name, version, duplicate, state } = row
  const isFixed = disabled || state.kind === 'done'
  return (
    <tr>
      <th scope="row">
        {file.name}
        {duplicate && state.kind !== 'done' && <span className={styles.warning}>{duplicate}</span>}
      </th>
      <td>
        <input
          type="text"
          aria-label={t('upload:nameOf', { file: file.name })}
          required
          maxLength={200}
          value={name}
          disabled={isFixed}
          onChange={({ target }) => onChange(key, { name: target.value })}
        />
      </td>
      <td>
        <Language row={row} common={common} disabled={isFixed} onChange={onChange} />
      </td>
      <td>
        <input
          type="text"
          aria-label={t('upload:versionOf', { file: file.name })}
          maxLength={40}
          value={version}
          placeholder={common.version}
          disabled={isFixed}
          onChange={({ target }) => onChange(key, { version: target.value })}
        />
      </td>
      <td>
        <State row={row} />
        {!isFixed && (
          <Button
            buttonStyle="none"
            className={styles.remove}
            margin={false}
            aria-label={t('upload:removeFile', { file: file.name })}
            onClick={() => onRemove(key)}
          >
            {t('upload:remove')}
          </Button>
        )}
      </td>
    </tr>
  )
}

function Language({ row, common, disabled, onChange }: Omit<RowProps, 'onRemove'>) {
  const t = useAdminText()
  return (
    <select
      aria-label={t('upload:languageOf', { file: row.file.name })}
      value={row.language || common.language}
      disabled={disabled}
      onChange={({ target }) => onChange(row.key, { language: target.value })}
    >
      {materialLanguages.map((value) => (
        <option key={value} value={value}>
          {t(`materialLanguages:${value}`)}
        </option>
      ))}
    </select>
  )
}

function State({ row: { file, name, state } }: { row: UploadRow }) {
  const t = useAdminText()
  if (state.kind === 'failed') return <p className={styles.failure}>{state.message}</p>
  if (state.kind === 'done')
    return (
      <Link href={`/admin/collections/materials/${state.id}`} prefetch={false}>
        {t('tools:open', { name })}
      </Link>
    )
  if (state.kind === 'sending')
    return <progress aria-label={t('upload:sendingFile', { file: file.name })} value={state.share} max={1} />
  return null
}
