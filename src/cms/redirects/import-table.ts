import type { PayloadRequest } from 'payload'
import { toReport, type Import, type Report } from '../tables/import-table'
import { inTransaction } from '../transaction'
import { checkRedirectTable, type RedirectPlan } from './check-table'
import { checkedTogether } from './hooks'
import { lockRedirects, toRelation } from './stored'

/** Checks a whole table of redirects and, if it has no errors, writes all its changes in one transaction. */
export async function importRedirects(given: Import): Promise<Report> {
  const { req, dryRun } = given
  return inTransaction(req, () => checkAndWrite(given), {
    commits: ({ errors }) => !dryRun && errors.length === 0,
  })
}

async function checkAndWrite({ req, bytes, dryRun, onProgress, signal }: Import): Promise<Report> {
  if (!dryRun) await lockRedirects(req)
  const checked = await checkRedirectTable(req, bytes)
  const { plans, rows } = checked
  onProgress({ phase: 'checking', done: rows, total: rows })
  if (dryRun || checked.faults.length > 0) return toReport(checked, dryRun)
  for (const [index, plan] of plans.entries()) {
    signal.throwIfAborted()
    await write(req, plan)
    onProgress({ phase: 'writing', done: index + 1, total: plans.length })
  }
  return toReport(checked, dryRun)
}

async function write(req: PayloadRequest, { before, redirect }: RedirectPlan): Promise<void> {
  const { from, site, address, document, permanent, enabled, note } = redirect
  const data = { from, site, address, document: toRelation(document), permanent, enabled, note }
  // The table was checked as a whole: a row alone may form a chain until the others are written.
  const options = { collection: 'redirects', req, depth: 0, context: { [checkedTogether]: true } } as const
  if (before) await req.payload.update({ ...options, id: before.id, data })
  else await req.payload.create({ ...options, data })
}
