import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { type BasePayload, type PayloadRequest } from 'payload'
import { removeMails } from '@/cms/mail/folder-transport'
import { afterTransaction, inTransaction, transactionOf } from '@/cms/transaction'
import { payload_jobs, payload_jobs_log } from '@/database-tables'
import type { Inquiry } from '@/payload-types'
import { ofInquiry } from './jobs-of'

/**
 * Fields that identify the sender or the subject; free text may name anyone. Kind, site, products, quantity, country and
 * status stay, for statistics.
 */
export const personalFields = [
  'page',
  'sender',
  'prefix',
  'firstName',
  'lastName',
  'name',
  'email',
  'mobile',
  'company',
  'position',
  'province',
  'city',
  'content',
  'productName',
  'destination',
  'model',
  'serialNumber',
  'specificProblem',
  'whetherFirstUnpack',
  'purchaseDate',
  'installedDate',
  'file',
  'note',
  'attempt',
] as const satisfies (keyof Inquiry)[]

const erasedValues = Object.fromEntries(personalFields.map((name) => [name, null]))

/** Erases the personal data of an inquiry, its attachment with the bytes, and pending mails and webhooks about it. */
export async function eraseInquiry(payload: BasePayload, id: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const { reference } = await payload.update({
      collection: 'requests',
      id,
      data: { ...erasedValues, subscription: false, erasedAt: new Date().toISOString() },
      depth: 0,
      req,
    })
    await removeRelatedData(req, { id, reference })
  })
}

/**
 * Deletes the data stored beside an inquiry: its attachment, its mails in the mail folder, and its jobs, whose errors
 * contain addresses.
 */
export async function removeRelatedData(
  req: PayloadRequest,
  { id, reference }: Pick<Inquiry, 'id' | 'reference'>,
): Promise<void> {
  const { errors } = await req.payload.delete({
    collection: 'request-files',
    where: { request: { equals: id } },
    depth: 0,
    req,
  })
  if (errors[0]) throw new Error(`The attachment of ${id} was not removed: ${errors[0].message}`)
  const transaction = await transactionOf(req)
  const mails = await findMailFiles(transaction, id)
  const folder: string = req.payload.config.custom.mailFolder
  await afterTransaction(req, () => removeMails(folder, reference, mails))
  // A job that is running finds nothing to send; it is removed later like all finished jobs.
  await transaction
    .delete(payload_jobs)
    .where(and(ofInquiry(id), sql`${payload_jobs.processing} is not true`))
}

/** The names of the files with mails about an inquiry; the names of older files do not contain its reference. */
async function findMailFiles(transaction: BasePayload['db']['drizzle'], request: string): Promise<string[]> {
  const { output, _parentID } = payload_jobs_log
  const found = await transaction
    .select({ file: sql<string>`${output}->>'file'` })
    .from(payload_jobs)
    .innerJoin(payload_jobs_log, eq(_parentID, payload_jobs.id))
    .where(and(ofInquiry(request), eq(sql`${output}->>'state'`, 'written')))
  return found.map(({ file }) => path.basename(file))
}
