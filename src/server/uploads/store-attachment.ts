import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { attachmentExtensions, type AttachmentType } from '@/lib/inquiries/attachments'
import { fileNames } from '@/lib/file-names'
import { newId } from '@/lib/id'
import { asObject } from '@/lib/unknown-values'
import type { RequestFile } from '@/payload-types'
import { cms } from '@/server/cms'
import { refuseUpload } from './refused'

type Upload = {
  /** Path of the received file. */
  path: string
  /** File name as sent. */
  name: string
  type: AttachmentType
  state: RequestFile['state']
  /** Whether it has active content, such as scripts. */
  isActive: boolean
}

/** Stores an attachment privately. @returns the reference with which one inquiry may claim it */
export async function storeAttachment({ path, name, type, state, isActive }: Upload): Promise<string> {
  const reference = randomBytes(16).toString('base64url')
  const data = await readFile(path)
  const payload = await cms()
  try {
    await payload.create({
      collection: 'request-files',
      data: { reference, originalName: shownName(name, type), state, isActive },
      file: { data, size: data.length, mimetype: type, name: `${newId()}${attachmentExtensions[type][0]}` },
      depth: 0,
    })
  } catch (error) {
    // Payload validates some file types itself.
    if (asObject(error).name === 'ValidationError') refuseUpload('broken')
    throw error
  }
  // Payload's adapter does not report a failed COMMIT.
  const { totalDocs } = await payload.count({
    collection: 'request-files',
    where: { reference: { equals: reference } },
  })
  if (totalDocs !== 1) throw new Error('The row of an upload was not committed.')
  return reference
}

/** The sent name, valid on every system, with an extension that matches the type. */
function shownName(name: string, type: AttachmentType): string {
  const endings: readonly string[] = attachmentExtensions[type]
  const [clean = ''] = fileNames([name])
  return endings.some((ending) => clean.toLowerCase().endsWith(ending)) ? clean : `${clean}${endings[0]}`
}
