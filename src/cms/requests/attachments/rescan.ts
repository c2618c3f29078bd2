import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { RequestFile } from '@/payload-types'
import { readUpload } from '../../storage/read-upload'
import { scan } from './scanner'

type State = RequestFile['state']

/** Files that one round asks about, and how many may fail before the scanner counts as away. */
const portion = 200
const patience = 3

/** Asks the virus scanner about a file that came while it was away. @returns what the file is now */
export async function rescan(payload: BasePayload, file: RequestFile): Promise<State> {
  const { logger: log } = payload
  const verdict = await scan(() => read(payload, file), { address: scannerOf(payload), log })
  if (verdict.state === 'infected')
    log.warn({ file: file.id, virus: verdict.virus }, 'an attachment is infected, and in quarantine')
  const state = verdict.state === 'infected' ? 'quarantined' : verdict.state
  await payload.db.drizzle.execute(sql`
    update request_files set state = ${state}, updated_at = now() where id = ${file.id} and state = 'waiting'`)
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
  // The two types of a web stream are one thing.
  return Readable.fromWeb(stored.body as ReadableStream)
}

/** Asks about the files that wait. @returns how many wait no longer */
export async function rescanWaiting(payload: BasePayload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    select id from request_files where state = 'waiting' order by random() limit ${portion}`)
  let done = 0
  let failures = 0
  for (const { id } of rows) {
    const file = await payload.findByID({ collection: 'request-files', id, depth: 0, disableErrors: true })
    if (!file) continue
    if ((await rescan(payload, file)) === 'waiting') failures += 1
    else done += 1
    if (failures === patience) break
  }
  return done
}

/** Where the scanner is; the configuration carries it. */
function scannerOf(payload: BasePayload): string | undefined {
  return payload.config.custom.scanner as string | undefined
}
