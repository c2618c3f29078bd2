import { sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'
import { indexChanges } from '../search/index-changes'
import { inTransaction, transactionOf } from '../transaction'
import type { FileVersion } from './queue'
import type { ExtractedText } from './extract-pdf-text'

/** Saves the extracted text and indexes it, unless the file has been replaced or restricted in the meantime. */
export async function saveText(
  payload: BasePayload,
  version: FileVersion,
  extracted: ExtractedText,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    if (!(await isCurrent(req, version))) return
    await write(req, version, extracted)
    await indexChanges(req, 'files', [version.file])
  })
}

/** Locks the row: a save that replaces or restricts the file runs before or after this transaction. */
async function isCurrent(req: PayloadRequest, { file, key }: FileVersion): Promise<boolean> {
  const { rowCount } = await (
    await transactionOf(req)
  ).execute(sql`
    select from files where id = ${file} and filename = ${key} and restricted is not true for share`)
  return rowCount === 1
}

async function write(
  req: PayloadRequest,
  { file, key }: FileVersion,
  { text, fault }: ExtractedText,
): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    insert into file_texts (id, key, text, fault) values (${file}, ${key}, ${text}, ${fault ?? null})
    on conflict (id) do update set key = excluded.key, text = excluded.text, fault = excluded.fault`)
}
