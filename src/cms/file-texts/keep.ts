import { sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'
import { touch } from '../search/touch'
import { inTransaction, transactionOf } from '../transaction'
import type { Wanted } from './queue'
import type { Reading } from './read-pdf'

/** Keeps what was read and lets it be found, unless the file has been replaced or closed meanwhile. */
export async function keepText(payload: BasePayload, wanted: Wanted, reading: Reading): Promise<void> {
  await inTransaction(payload, async (req) => {
    if (!(await isStillThere(req, wanted))) return
    await write(req, wanted, reading)
    await touch(req, 'files', [wanted.file])
  })
}

/** A save that closes or replaces the file comes before or after, never between. */
async function isStillThere(req: PayloadRequest, { file, key }: Wanted): Promise<boolean> {
  const { rowCount } = await (
    await transactionOf(req)
  ).execute(sql`
    select from files where id = ${file} and filename = ${key} and restricted is not true for share`)
  return rowCount === 1
}

async function write(req: PayloadRequest, { file, key }: Wanted, { text, fault }: Reading): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    insert into file_texts (id, key, text, fault) values (${file}, ${key}, ${text}, ${fault ?? null})
    on conflict (id) do update set key = excluded.key, text = excluded.text, fault = excluded.fault`)
}
