import type { PayloadRequest } from 'payload'
import { findStored } from './stored'

type File = { id: string; filename?: string | null }
type FileText = { id: string; key: string; text?: string | null }

/**
 * The text of unrestricted files: the search must not reveal the text of restricted ones. A text that was extracted from
 * replaced bytes is left out.
 */
export async function findFileTexts(req: PayloadRequest, ids: (string | null | undefined)[]) {
  const unrestricted = await findStored<File>(req, {
    collection: 'files',
    where: { and: [{ id: { in: ids.filter(Boolean) } }, { restricted: { not_equals: true } }] },
    select: { filename: true },
  })
  const keyOf = new Map(unrestricted.map(({ id, filename }) => [id, filename]))
  const texts = await findStored<FileText>(req, {
    collection: 'file-texts',
    where: { id: { in: [...keyOf.keys()] } },
  })
  const textOf = new Map(
    texts.filter(({ id, key }) => key === keyOf.get(id)).map(({ id, text }) => [id, text ?? '']),
  )
  return (id: string | null | undefined) => textOf.get(id ?? '') ?? ''
}
