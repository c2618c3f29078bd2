import type { PayloadRequest } from 'payload'
import { indexOf } from '@/addresses/redirects'
import { maxTableRows } from '@/lib/table-limits'
import { readTable } from '../tables/csv'
import type { Fault } from '../tables/fault'
import { adminText } from '../texts'
import { checkRedirect, messageOf, type Checked } from './check'
import { normalise } from './normalise'
import { ownOriginsOf } from './own-origins'
import { findAllRedirects, type StoredRedirect } from './stored'
import { columnNames, readHeader, readRow } from './table-columns'
import { findPublicSites } from './targets'

/** A row that changes something, and the redirect that it changes. */
export type RedirectPlan = {
  row: number
  before: StoredRedirect | null
  redirect: Checked & { note: string }
}

type CheckedTable = { rows: number; unchanged: number; plans: RedirectPlan[]; faults: Fault[] }

/** The changes that a table would write, and all its errors: each row is checked beside the others as they will be. */
export async function checkRedirectTable(req: PayloadRequest, bytes: Uint8Array): Promise<CheckedTable> {
  const t = adminText(req)
  const table = await readTable(bytes, t)
  const header = readHeader(table.header, t)
  const rows = table.rows.slice(0, maxTableRows)
  const formFaults = [...(table.header.length > 0 ? header.faults : []), ...table.faults]
  if (formFaults.length > 0) return { rows: rows.length, unchanged: 0, plans: [], faults: formFaults }

  const read = rows.map((row) => ({ row: row.row, ...readRow(row, header, t) }))
  const stored = await findAllRedirects(req)
  const plans = planRows(read, stored, ownOriginsOf(req))
  const faults = [...read.flatMap((row) => row.faults), ...(await findFaults(req, plans, stored))].toSorted(
    (one, other) => one.row - other.row,
  )
  const headingOf = (field: string) =>
    table.header[header.positions.get(columnNames.find((name) => name === field) ?? 'from') ?? 0] ?? field
  return {
    rows: rows.length,
    unchanged: read.length - plans.filter(isChange).length,
    plans: plans.filter(isChange),
    faults: faults.map((fault) => ({ ...fault, field: headingOf(fault.field) })),
  }
}

type ReadRow = { row: number } & ReturnType<typeof readRow>

/** A row is for the redirect of the same address and site. */
function planRows(read: ReadRow[], stored: StoredRedirect[], origins: string[]): RedirectPlan[] {
  const byAddress = new Map(stored.map((one) => [indexOf(one), one]))
  return read.flatMap(({ row, redirect }) => {
    if (!redirect) return []
    const normalised = normalise({ ...redirect, document: null }, origins)
    const before = byAddress.get(indexOf(normalised)) ?? null
    return [{ row, before, redirect: { ...redirect, ...normalised } }]
  })
}

async function findFaults(
  req: PayloadRequest,
  plans: RedirectPlan[],
  stored: StoredRedirect[],
): Promise<Fault[]> {
  const t = adminText(req)
  const replaced = new Set(plans.map(({ before }) => before?.id))
  const kept = stored.filter(({ id }) => !replaced.has(id))
  const planned = plans.map(({ redirect }) => redirect)
  const documents = planned.flatMap(({ document }) => (document ? [document] : []))
  const publicSites = await findPublicSites(req, documents)
  const everything = [...kept, ...planned]
  const enabled = everything.filter((one) => one.enabled)
  return plans.flatMap(({ row, redirect }) => {
    const isOther = (one: object) => one !== redirect
    const fault = checkRedirect(redirect, {
      all: everything.filter(isOther),
      others: enabled.filter(isOther),
      publicSites,
    })
    if (!fault) return []
    const field = fault.field === 'document' ? 'address' : fault.field
    return [{ row, field, message: messageOf(fault, t) }]
  })
}

function isChange({ before, redirect }: RedirectPlan): boolean {
  return (
    !before ||
    before.address !== redirect.address ||
    before.permanent !== redirect.permanent ||
    before.enabled !== redirect.enabled ||
    before.note !== redirect.note
  )
}
