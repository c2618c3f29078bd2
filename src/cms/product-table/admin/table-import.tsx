'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Progress, Report } from '../import-table'
import { FaultTable } from './fault-table'
import styles from './product-table.module.css'
import { useTableImport } from './use-table-import'

/** File, check, import: each step appears when the one before it has succeeded. */
export function TableImport() {
  const { state, send, stop, reset } = useTableImport()
  const [file, setFile] = useState<File | null>(null)
  const input = useId()
  const isRunning = state.kind === 'running'
  const report = state.kind === 'done' ? state.report : null
  const canImport = report?.dryRun && report.errors.length === 0 && report.created + report.changed > 0
  return (
    <section className={styles.section} aria-labelledby="import-heading">
      <h2 id="import-heading">Import</h2>
      <p>
        A table is checked as a whole before anything is written. If one cell is wrong, or somebody changed
        one of the products after the export, nothing is saved.
      </p>
      <label className={styles.file} htmlFor={input}>
        Table (CSV, at most 5,000 rows)
        <input
          id={input}
          type="file"
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
          Check table
        </Button>
        <Button
          disabled={!canImport || isRunning}
          margin={false}
          onClick={() => file && void send(file, false)}
        >
          {canImport ? `Import ${count(report)}` : 'Import'}
        </Button>
        {isRunning && (
          <Button buttonStyle="secondary" margin={false} onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      {isRunning && <Running dryRun={state.dryRun} progress={state.progress} />}
      <div role="status" aria-live="polite">
        {report && <p className={report.errors.length > 0 ? styles.bad : styles.good}>{summaryOf(report)}</p>}
        {state.kind === 'failed' && <p className={styles.bad}>{state.message}</p>}
      </div>
      {report && report.errors.length > 0 && <FaultTable faults={report.errors} more={report.moreErrors} />}
    </section>
  )
}

function Running({ dryRun, progress }: { dryRun: boolean; progress: Progress | null }) {
  const label = !progress
    ? 'Sending the table'
    : progress.phase === 'writing'
      ? 'Writing products'
      : 'Checking rows'
  const id = useId()
  return (
    <p className={styles.progress}>
      <label htmlFor={id}>
        {label}
        {progress && `: ${format(progress.done)} of ${format(progress.total)}`}
        {!dryRun && progress?.phase === 'checking' && ' (again, before writing)'}
      </label>
      <progress id={id} value={progress?.done} max={progress?.total ?? 1} />
    </p>
  )
}

function summaryOf({ dryRun, created, changed, unchanged, errors, moreErrors }: Report): string {
  const wrong = errors.length + moreErrors
  if (wrong > 0)
    return `${plural(wrong, 'mistake')}. Nothing was saved: correct the table and check it again.`
  const counts = `${format(created)} new, ${format(changed)} changed, ${format(unchanged)} unchanged`
  if (!dryRun) return `Done: ${counts}.`
  return created + changed > 0 ? `The table is valid: ${counts}.` : `The table changes nothing: ${counts}.`
}

function count({ created, changed }: Report): string {
  return plural(created + changed, 'product')
}

function plural(number: number, noun: string): string {
  return `${format(number)} ${noun}${number === 1 ? '' : 's'}`
}

function format(number: number): string {
  return number.toLocaleString('en')
}
