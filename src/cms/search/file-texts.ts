import type { PayloadRequest } from 'payload'
import { findStored } from './stored'

type File = { id: string; filename?: string | null }
type FileText = { id: string; key: string; text?: string | null }

/**
 * The text inside open files. A search must not tell what stands in a restricted one, and what was read from bytes
 * that are replaced is no longer true.
 */
export async function findFileTexts(req: PayloadRequest, ids: (string | null | undefined)[]) {
  const open = await findStored<File>(req, {
    collection: 'files',
    where: { and: [{ id: { in: ids.filter(Boolean) } }, { restricted: { not_equals: true } }] },
    select: { filename: true },
  })
  const keyOf = new Map(open.map(({ id, filename }) => [id, filename]))
  const texts = await findStored<FileText>(req, {
    collection: 'file-texts',
    where: { id: { in: [...keyOf.keys()] } },
  })
  const textOf = new Map(
    texts.filter(({ id, key }) => key === keyOf.get(id)).map(({ id, text }) => [id, text ?? '']),
  )
  return (id: string | null | undefined) => textOf.get(id ?? '') ?? ''
}
