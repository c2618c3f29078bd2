'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { maxTableRows } from '@/lib/table-limits'
import { FileInput } from '../../admin/file-input/file-input'
import { useAdminText } from '../../admin/use-admin-text'
import type { Translate } from '../../texts'
import type { Progress, Report } from '../import-table'
import type { TableSlug } from '../titles'
import { FaultTable } from './fault-table'
import styles from './table.module.css'
import { useTableImport, type ImportState } from './use-table-import'

type Props = {
  collection: TableSlug | 'redirects'
  /** What the import does, and what it refuses. */
  /** Paragraphs. */
  help: string[]
  importLabel: 'table:importProducts' | 'table:importDocuments' | 'redirects:importRedirects'
}

/** File, check, import: each step appears when the one before it has succeeded. */
export function TableImport({ collection, help, importLabel }: Props) {
  const t = useAdminText()
  const { language } = useTranslation().i18n
  const { state, send, stop, reset } = useTableImport(`/api/${collection}/import`)
  const [file, setFile] = useState<File | null>(null)
  const input = useId()
  const isRunning = state.kind === 'running'
  const report = state.kind === 'done' ? state.report : null
  const canImport = report?.dryRun && report.errors.length === 0 && report.created + report.changed > 0
  return (
    <section className={styles.section} aria-labelledby="import-heading">
      <h2 id="import-heading">{t('table:import')}</h2>
      {help.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{t('table:headingsHelp')}</p>
      <label className={styles.file} htmlFor={input}>
        {t('table:file', { rows: maxTableRows.toLocaleString(language) })}
        <FileInput
          id={input}
          chosen={file?.name}
          accept=".csv,text/csv"
          disabled={isRunning}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            reset()
          }}
        />
      </label>
      <div className={styles.actions}>
        <Button
          buttonStyle={canImport ? 'secondary' : 'primary'}
          disabled={!file || isRunning}
          margin={false}
          onClick={() => file && void send(file, true)}
        >
          {t('table:check')}
        </Button>
        <Button
          disabled={!canImport || isRunning}
          margin={false}
          onClick={() => file && void send(file, false)}
        >
          {canImport ? t(importLabel, countOf(report, language)) : t('table:import')}
        </Button>
        {isRunning && (
          <Button buttonStyle="secondary" margin={false} onClick={stop}>
            {t('table:stop')}
          </Button>
        )}
      </div>
      {isRunning && <Running dryRun={state.dryRun} progress={state.progress} />}
      <Result state={state} />
    </section>
  )
}

function Result({ state }: { state: ImportState }) {
  const t = useAdminText()
  const { language } = useTranslation().i18n
  const report = state.kind === 'done' ? state.report : null
  const hasFaults = report !== null && report.errors.length > 0
  return (
    <>
      <div role="status" aria-live="polite">
        {report && <p className={hasFaults ? styles.bad : styles.good}>{summaryOf(report, t, language)}</p>}
        {state.kind === 'failed' && <p className={styles.bad}>{state.message}</p>}
      </div>
      {hasFaults && <FaultTable faults={report.errors} more={report.moreErrors} />}
    </>
  )
}

function Running({ dryRun, progress }: { dryRun: boolean; progress: Progress | null }) {
  const t = useAdminText()
  const { language } = useTranslation().i18n
  const id = useId()
  return (
    <p className={styles.progress}>
      <label htmlFor={id}>
        {progress ? describe(progress, { dryRun, t, language }) : t('table:sending')}
      </label>
      <progress id={id} value={progress?.done} max={progress?.total ?? 1} />
    </p>
  )
}

type Reading = { dryRun: boolean; t: Translate; language: string }

function describe({ phase, done, total }: Progress, { dryRun, t, language }: Reading): string {
  const numbers = { done: done.toLocaleString(language), total: total.toLocaleString(language) }
  if (phase === 'writing') return t('table:writing', numbers)
  return t(dryRun ? 'table:checking' : 'table:checkingAgain', numbers)
}

function summaryOf(report: Report, t: Translate, language: string): string {
  const { dryRun, created, changed, unchanged, errors, moreErrors } = report
  const format = (number: number) => number.toLocaleString(language)
  const wrong = errors.length + moreErrors
  if (wrong > 0) return t('table:wrong', { count: wrong, total: format(wrong) })
  const counts = t('table:counts', {
    created: format(created),
    changed: format(changed),
    unchanged: format(unchanged),
  })
  if (!dryRun) return t('table:done', { counts })
  return t(created + changed > 0 ? 'table:valid' : 'table:changesNothing', { counts })
}

function countOf({ created, changed }: Report, language: string) {
  const count = created + changed
  return { count, total: count.toLocaleString(language) }
}
