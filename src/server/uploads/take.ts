import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { scan } from '@/cms/requests/attachments/scanner'
import type { AttachmentType } from '@/lib/requests/attachments'
import { cms } from '@/server/cms'
import { env } from '@/server/env'
import { hasActiveContent } from './active-pdf'
import { withFolder } from './incoming'
import { inspect } from './inspect'
import { keepFile } from './keep'
import { countUpload } from './limits'
import { isPictureType, redraw } from './pictures'
import { receiveFile } from './receive'
import { refuseUpload } from './refused'
import { turns } from './turns'
import { refuse } from '@/lib/app-error'

/** Bytes of the largest attachment. */
const mostBytes = env.MAX_ATTACHMENT_MB * 2 ** 20

/** Files are in memory while they are looked into and stored. */
const inTurn = turns(4)

/**
 * Takes the one file of a form; what fails or breaks off leaves nothing.
 * @returns the reference by which a request names the file
 */
export async function takeUpload(request: Request, network: string): Promise<string> {
  const seconds = await countUpload(network)
  if (seconds > 0) {
    refuse('tooManyRequests', 'too many uploads', { messageId: 'later', retryAfterSeconds: seconds })
  }
  return withFolder((folder) => take(request, folder))
}

async function take(request: Request, folder: string): Promise<string> {
  const received = path.join(folder, 'received')
  const { name } = await receiveFile(request, { path: received, mostBytes })
  const checked = await inTurn(() => check(received))
  return scanAndKeep({ ...checked, name })
}

type Checked = { path: string; type: AttachmentType; isActive: boolean }

async function check(received: string): Promise<Checked> {
  const type = await inspect(received)
  if (!isPictureType(type)) {
    const isActive = type === 'application/pdf' && hasActiveContent(await readFile(received))
    return { type, path: received, isActive }
  }
  const to = `${received}-anew`
  await redraw(received, { to, type })
  return { type, path: to, isActive: false }
}

async function scanAndKeep(file: Checked & { name: string }): Promise<string> {
  const { logger: log } = await cms()
  const verdict = await scan(() => createReadStream(file.path), { address: env.CLAMD_URL, log })
  const isInfected = verdict.state === 'infected'
  const reference = await inTurn(() =>
    keepFile({ ...file, state: isInfected ? 'quarantined' : verdict.state }),
  )
  if (!isInfected) return reference
  log.warn({ virus: verdict.virus }, 'an upload is infected, and in quarantine')
  refuseUpload('infected')
}
