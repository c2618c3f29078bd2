import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { attachmentEndings, type AttachmentType } from '@/lib/requests/attachments'
import { fileNames } from '@/lib/file-names'
import { newId } from '@/lib/id'
import type { RequestFile } from '@/payload-types'
import { cms } from '@/server/cms'
import { refuseUpload } from './refused'

type Upload = {
  /** Where the bytes are. */
  path: string
  /** As the sender calls it. */
  name: string
  type: AttachmentType
  state: RequestFile['state']
  /** Whether it could run, open or send something. */
  isActive: boolean
}

/** Keeps a file outside the public area; who knows the reference may attach it to a request, once. */
export async function keepFile({ path, name, type, state, isActive }: Upload): Promise<string> {
  const reference = randomBytes(16).toString('base64url')
  const data = await readFile(path)
  const payload = await cms()
  try {
    await payload.create({
      collection: 'request-files',
      data: { reference, originalName: shownName(name, type), state, isActive },
      file: { data, size: data.length, mimetype: type, name: `${newId()}${attachmentEndings[type][0]}` },
      depth: 0,
    })
  } catch (error) {
    // The CMS looks at some types by itself.
    if ((error as Error).name === 'ValidationError') refuseUpload('broken')
    throw error
  }
  // Payload's adapter keeps it to itself when a COMMIT fails.
  const { totalDocs } = await payload.count({
    collection: 'request-files',
    where: { reference: { equals: reference } },
  })
  if (totalDocs !== 1) throw new Error('The row of an upload was not committed.')
  return reference
}

/** The sender's name for it, as every system takes it, with an ending that tells the truth. */
function shownName(name: string, type: AttachmentType): string {
  const endings: readonly string[] = attachmentEndings[type]
  const [clean = ''] = fileNames([name])
  return endings.some((ending) => clean.toLowerCase().endsWith(ending)) ? clean : `${clean}${endings[0]}`
}
