import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalReq } from 'payload'
import type { MaterialSeed } from './content/materials/types'
import { lookup } from './writing'
import type { Seeding } from './seeding'

const folder = fileURLToPath(new URL('./documents/', import.meta.url))
const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
}

/** Uploads the documents and videos of the materials, as the admin would; gives their ids by file name. */
export async function seedFiles(
  { payload, req }: Seeding,
  materials: MaterialSeed[],
): Promise<(file: string) => string> {
  // Several materials may share a file, which is named by the first.
  const byFile = new Map(materials.toReversed().map((material) => [material.file, material]))
  const ids: [string, string][] = []
  for (const [file, material] of byFile) {
    const data = await readFile(path.join(folder, file))
    const ext = path.extname(file)
    // A request holds one file at a time; the transaction is shared.
    const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
    const { id } = await payload.create({
      collection: 'files',
      data: { restricted: material.restricted },
      file: { data, name: `${nameOf(material)}${ext}`, mimetype: types[ext] ?? '', size: data.length },
      req: own,
    })
    ids.push([file, id])
    console.log(`Documents ${ids.length}/${byFile.size}`)
  }
  return lookup('document', ids)
}

/** The name in the language of the document. */
function nameOf({ name, sites }: MaterialSeed): string {
  const [text] = [sites[0], 'en_EN' as const, 'zh_CN' as const].flatMap((site) => (site && name[site]) || [])
  return (text ?? '').replaceAll('/', '-')
}
