import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { batchIndexing } from '../search/index-changes'
import { adminText } from '../texts'
import { inTransaction, transactionOf } from '../transaction'
import { checkTable, type Checked } from './check-table'
import type { Fault } from './fault'
import { hasDrafts } from './load'
import type { StoredDocument } from './stored-document'
import type { Planned, TableKind } from './table-kind'
import { insertPlaceholder, refusalsOf, writeDocument } from './write'

export type Progress = { phase: 'checking' | 'writing'; done: number; total: number }

export type Report = {
  dryRun: boolean
  rows: number
  created: number
  changed: number
  unchanged: number
  errors: Fault[]
  /** The number of errors beyond those listed. */
  moreErrors: number
}

export type Import = {
  req: PayloadRequest
  bytes: Uint8Array
  dryRun: boolean
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

const maxErrors = 500
// An arbitrary number that no other advisory lock uses.
const importLock = 3_141_592

/**
 * Checks a whole table and, if it has no errors, writes all its changes in one transaction. Rejects when the signal
 * aborts, with nothing written.
 */
export async function importTable<Document extends StoredDocument>(
  kind: TableKind<Document>,
  given: Import,
): Promise<Report> {
  const { req, dryRun } = given
  return inTransaction(req, () => checkAndWrite(kind, given), {
    commits: ({ errors }) => !dryRun && errors.length === 0,
  })
}

async function checkAndWrite<Document extends StoredDocument>(
  kind: TableKind<Document>,
  { req, bytes, dryRun, onProgress, signal }: Import,
): Promise<Report> {
  if (!dryRun && !(await takeLock(req))) return locked(req)
  const checked = await checkTable(kind, {
    req,
    bytes,
    signal,
    onProgress: (done, total) => onProgress({ phase: 'checking', done, total }),
  })
  const isRight = checked.faults.length === 0
  const faults =
    isRight && !dryRun
      ? await writeAll({ req, collection: kind.collection, onProgress, signal }, checked)
      : checked.faults
  // Columns as the table names them.
  const shown = faults.map((fault) => ({ ...fault, field: fault.field && checked.headingOf(fault.field) }))
  return toReport({ ...checked, faults: shown }, dryRun)
}

type Writing = Pick<Import, 'req' | 'onProgress' | 'signal'> & { collection: CollectionSlug }

/** Stops at the first row that is refused, because that aborts the transaction. */
async function writeAll<Document extends StoredDocument>(
  { req, collection, onProgress, signal }: Writing,
  { plans, format }: Checked<Document>,
): Promise<Fault[]> {
  const target = { req, collection }
  let current: Planned<Document> | undefined
  try {
    if (hasDrafts(req, collection))
      for (current of plans.filter(({ before }) => !before)) await insertPlaceholder(target, current)
    await batchIndexing(req, async () => {
      for (const [index, plan] of plans.entries()) {
        signal.throwIfAborted()
        if (isStatisticsDue(index)) await refreshStatistics(req, collection)
        current = plan
        format.prepare?.(plan.document)
        await writeDocument(target, plan)
        onProgress({ phase: 'writing', done: index + 1, total: plans.length })
      }
    })
    return []
  } catch (error) {
    if (signal.aborted || !current) throw error
    const { row, document } = current
    req.payload.logger.warn({ err: error, row }, 'a row of a table was refused')
    return refusalsOf(error).map(({ path, message }) => ({
      row,
      field: path && format.columnOfPath(path.split('.'), { document }),
      message,
    }))
  }
}

/** After 50 rows, and each time their number has grown about threefold. */
function isStatisticsDue(index: number): boolean {
  return [50, 150, 500, 1_500].includes(index)
}

/** Without new statistics PostgreSQL plans for the former table sizes, and scans the whole tables for each row. */
async function refreshStatistics(req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  const table = collection.replaceAll('-', '_')
  const pattern = `^(${table}|_${table}_v)(_|$)`
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ name: string }>(
    sql`select quote_ident(relname) as name from pg_class where relkind = 'r'
      and relnamespace = current_schema()::regnamespace and relname ~ ${pattern}`,
  )
  await transaction.execute(sql.raw(`analyze ${rows.map(({ name }) => name).join(', ')}`))
}

async function takeLock(req: PayloadRequest): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${importLock}) as taken`,
  )
  return rows[0]?.taken === true
}

type Outcome = { rows: number; unchanged: number; plans: readonly { before: unknown }[]; faults: Fault[] }

export function toReport({ rows, unchanged, plans, faults }: Outcome, dryRun: boolean): Report {
  const created = plans.filter(({ before }) => !before).length
  return {
    dryRun,
    rows,
    created,
    changed: plans.length - created,
    unchanged,
    errors: faults.slice(0, maxErrors),
    moreErrors: Math.max(0, faults.length - maxErrors),
  }
}

function locked(req: PayloadRequest): Report {
  const message = adminText(req)('table:beingImported')
  const faults = [{ row: 0, field: '', message }]
  return toReport({ rows: 0, unchanged: 0, plans: [], faults }, false)
}
