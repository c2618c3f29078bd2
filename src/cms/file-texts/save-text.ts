import { and, eq, sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'
import { file_texts, files } from '@/database-tables'
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
  const transaction = await transactionOf(req)
  const { id, filename, restricted } = files
  const [current] = await transaction
    .select({ id })
    .from(files)
    .where(and(eq(id, file), eq(filename, key), sql`${restricted} is not true`))
    .for('share')
  return Boolean(current)
}

async function write(
  req: PayloadRequest,
  { file, key }: FileVersion,
  { text, fault }: ExtractedText,
): Promise<void> {
  const transaction = await transactionOf(req)
  const values = { key, text, fault: fault ?? null }
  await transaction
    .insert(file_texts)
    .values({ id: file, ...values })
    .onConflictDoUpdate({ target: file_texts.id, set: values })
}
