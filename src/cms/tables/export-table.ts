import type { PayloadRequest } from 'payload'
import type { Column } from './column'
import { writeLines, writeTable } from './csv'
import type { Naming } from './headings'
import { loadBatch, loadDocuments } from './load'
import type { StoredDocument } from './stored-document'
import type { TableKind } from './table-kind'

/** The table of all documents of a kind: the published state, and drafts of those that were never published. */
export async function* exportTable<Document extends StoredDocument>(
  kind: TableKind<Document>,
  req: PayloadRequest,
  naming: Naming,
): AsyncGenerator<string> {
  const { columns: given, headings } = await kind.open(req, naming)
  const batches = batchesOf(kind, req)
  const { columns, rest } =
    typeof given === 'function' ? await allBefore(batches, given) : { columns: given, rest: batches }
  yield [
    ...writeTable(
      columns.map(({ name }) => headings.headingOf(name, naming)),
      [],
    ),
  ].join('')
  for await (const batch of rest)
    yield writeLines(batch.map((document) => columns.map(({ read }) => read(document))))
}

/** All documents are read before the first line, because the columns depend on them. */
async function allBefore<Document>(
  given: AsyncIterable<Document[]>,
  columnsOf: (documents: Document[]) => Column<Document>[],
): Promise<{ columns: Column<Document>[]; rest: Document[][] }> {
  const batches: Document[][] = []
  for await (const batch of given) batches.push(batch)
  return { columns: columnsOf(batches.flat()), rest: batches }
}

async function* batchesOf<Document extends StoredDocument>(
  { collection, findIds }: TableKind<Document>,
  req: PayloadRequest,
): AsyncGenerator<Document[]> {
  const ids = await findIds(req)
  for (let start = 0; start < ids.length; start += loadBatch) {
    const batch = ids.slice(start, start + loadBatch)
    const loaded = await loadDocuments<Document>(req, collection, batch)
    yield batch.flatMap((id) => loaded.get(id)?.document ?? [])
  }
}
