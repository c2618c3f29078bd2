import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { request_files } from '@/database-tables'
import type { RequestFile } from '@/payload-types'
import { readUpload } from '../../storage/read-upload'
import { scan } from './scanner'

type State = RequestFile['state']

/** Files per run, and after how many failures the scanner counts as unavailable. */
const batchSize = 200
const maxFailures = 3

/** Scans a file that was uploaded while the scanner was unavailable. @returns the new state of the file */
export async function rescan(payload: BasePayload, file: RequestFile): Promise<State> {
  const { logger: log } = payload
  const result = await scan(() => read(payload, file), { address: scannerAddress(payload), log })
  if (result.state === 'infected')
    log.warn({ file: file.id, virus: result.virus }, 'an attachment is infected, and in quarantine')
  const state = result.state === 'infected' ? 'quarantined' : result.state
  await payload.db.drizzle
    .update(request_files)
    .set({ state, updatedAt: sql`now()` })
    .where(and(eq(request_files.id, file.id), eq(request_files.state, 'waiting')))
  return state
}

async function read(payload: BasePayload, file: RequestFile): Promise<Readable> {
  const stored = await readUpload(payload, {
    slug: 'request-files',
    filename: file.filename ?? '',
    doc: file,
  })
  if (!stored.ok || !stored.body)
    throw new Error(`The storage answered ${stored.status} for file ${file.id}.`)
  // Node and the DOM declare the same web stream as two types.
  return Readable.fromWeb(stored.body as ReadableStream)
}

/** Scans the files that wait for the scanner. @returns how many no longer wait */
export async function rescanWaiting(payload: BasePayload): Promise<number> {
  const rows = await payload.db.drizzle
    .select({ id: request_files.id })
    .from(request_files)
    .where(eq(request_files.state, 'waiting'))
    .orderBy(sql`random()`)
    .limit(batchSize)
  let done = 0
  let failures = 0
  for (const { id } of rows) {
    const file = await payload.findByID({ collection: 'request-files', id, depth: 0, disableErrors: true })
    if (!file) continue
    if ((await rescan(payload, file)) === 'waiting') failures += 1
    else done += 1
    if (failures === maxFailures) break
  }
  return done
}

/** The address of the scanner, from the configuration. */
function scannerAddress(payload: BasePayload): string | undefined {
  return payload.config.custom.scanner
}
