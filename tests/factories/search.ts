import { createLocalReq, type Payload } from 'payload'
import { postgresWriter } from '@/cms/search/writer'
import { newId } from '@/lib/id'
import type { SearchRow } from '@/lib/search/engine'

/** A row of the index without its document: by default a product of the international site. */
export async function makeSearchRow(cms: Payload, data: Partial<SearchRow> = {}): Promise<SearchRow> {
  const row: SearchRow = {
    collection: 'products',
    document: newId(),
    site: 'en_EN',
    kind: 'products',
    title: 'Row',
    models: [],
    summary: '',
    body: '',
    place: 0,
    ...data,
  }
  await postgresWriter(await createLocalReq({}, cms)).replace([row], [row])
  return row
}
