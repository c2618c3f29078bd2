import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type BasePayload, type PayloadRequest } from 'payload'
import { removeMails } from '@/cms/mail/folder-transport'
import { afterTransaction, inTransaction, transactionOf } from '@/cms/transaction'
import type { SiteRequest } from '@/payload-types'

/**
 * What says who wrote, or what about: free text may name anybody. Kind, site, products, number, country and status
 * stay, and with them what can be counted.
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
] as const satisfies (keyof SiteRequest)[]

const empty = Object.fromEntries(personalFields.map((name) => [name, null]))

/** Erases what a request tells of its sender, its attachment with the bytes, and what waits to be sent about it. */
export async function eraseRequest(payload: BasePayload, id: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const { reference } = await payload.update({
      collection: 'requests',
      id,
      data: { ...empty, subscription: false, erasedAt: new Date().toISOString() },
      ...{ depth: 0, req },
    })
    await removeTraces(req, { id, reference })
  })
}

/**
 * Takes away what is kept for a request beside it: its attachment, its mails where no mail server took them, and its
 * jobs, whose errors name addresses.
 */
export async function removeTraces(
  req: PayloadRequest,
  { id, reference }: Pick<SiteRequest, 'id' | 'reference'>,
): Promise<void> {
  const { errors } = await req.payload.delete({
    collection: 'request-files',
    where: { request: { equals: id } },
    ...{ depth: 0, req },
  })
  if (errors[0]) throw new Error(`The attachment of ${id} was not removed: ${errors[0].message}`)
  const rows = await transactionOf(req)
  const mails = await findMails(rows, id)
  const folder = req.payload.config.custom.mailFolder as string
  await afterTransaction(req, () => removeMails(folder, reference, mails))
  // One that runs this moment finds nothing to send; it is tidied away with the others.
  await rows.execute(sql`
    delete from payload_jobs where input->>'request' = ${id} and processing is not true`)
}

/** The names of files in which mails about a request were kept; older ones do not hold its reference. */
async function findMails(rows: BasePayload['db']['drizzle'], request: string): Promise<string[]> {
  const found = await rows.execute<{ file: string }>(sql`
    select log.output->>'file' as file
    from payload_jobs job join payload_jobs_log log on log._parent_id = job.id
    where job.input->>'request' = ${request} and log.output->>'state' = 'written'`)
  return found.rows.map(({ file }) => path.basename(file))
}
