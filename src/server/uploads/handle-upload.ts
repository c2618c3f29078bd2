import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { scan } from '@/cms/inquiries/attachments/scanner'
import { refuse } from '@/lib/app-error'
import type { AttachmentType } from '@/lib/inquiries/attachments'
import { cms } from '@/server/cms'
import { env } from '@/server/env'
import { hasActiveContent } from './active-pdf'
import { withUploadFolder } from './incoming-folder'
import { inspect } from './inspect'
import { storeAttachment } from './store-attachment'
import { consumeUploadLimit } from './rate-limit'
import { isPictureType, reencode } from './reencode-picture'
import { receiveFile } from './receive-file'
import { refuseUpload } from './refused'
import { limitConcurrency } from './limit-concurrency'

/** Maximum size of an attachment, in bytes. */
const maxBytes = env.MAX_ATTACHMENT_MB * 2 ** 20

/** Files are in memory while they are inspected and stored. */
const limited = limitConcurrency(4)

/**
 * Receives, checks and stores the single file of a form; a failed upload leaves nothing behind.
 * @returns the reference by which a request names the file
 */
export async function handleUpload(request: Request, network: string): Promise<string> {
  const seconds = await consumeUploadLimit(network)
  if (seconds > 0) {
    refuse('tooManyRequests', 'too many uploads', { messageId: 'later', retryAfterSeconds: seconds })
  }
  return withUploadFolder((folder) => receiveAndStore(request, folder))
}

async function receiveAndStore(request: Request, folder: string): Promise<string> {
  const received = path.join(folder, 'received')
  const { name } = await receiveFile(request, { path: received, maxBytes })
  const checked = await limited(() => check(received))
  return scanAndStore({ ...checked, name })
}

type Checked = { path: string; type: AttachmentType; isActive: boolean }

async function check(received: string): Promise<Checked> {
  const type = await inspect(received)
  if (!isPictureType(type)) {
    const isActive = type === 'application/pdf' && hasActiveContent(await readFile(received))
    return { type, path: received, isActive }
  }
  const to = `${received}-reencoded`
  await reencode(received, { to, type })
  return { type, path: to, isActive: false }
}

async function scanAndStore(file: Checked & { name: string }): Promise<string> {
  const { logger: log } = await cms()
  const result = await scan(() => createReadStream(file.path), { address: env.CLAMD_URL, log })
  const isInfected = result.state === 'infected'
  const reference = await limited(() =>
    storeAttachment({ ...file, state: isInfected ? 'quarantined' : result.state }),
  )
  if (!isInfected) return reference
  log.warn({ virus: result.virus }, 'an infected upload was quarantined')
  refuseUpload('infected')
}
