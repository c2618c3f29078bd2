import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SentMessageInfo, Transport } from 'nodemailer'
import { newId } from '@/lib/id'

/** Writes each mail as a file that mail programs open. */
export function folderTransport(folder: string): Transport {
  return {
    name: 'folder',
    version: '1',
    send({ message }, done) {
      const file = fileNameOf(message.messageId())
      write(message.createReadStream(), path.join(folder, file)).then(
        () =>
          done(null, {
            envelope: message.getEnvelope(),
            messageId: message.messageId(),
            file,
          } as SentMessageInfo),
        (error: Error) => done(error, null as unknown as SentMessageInfo),
      )
    },
  }
}

/** Removes the mails about something: those whose message ids begin with its reference, and others by their names. */
export async function removeMails(folder: string, reference: string, names: string[]): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  const found = files.filter((file) => file.includes(`.${reference}.`) || names.includes(file))
  for (const file of found) await rm(path.join(folder, file), { force: true })
}

/** File names sort by time and contain the message id. */
function fileNameOf(messageId: string): string {
  const about = messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '_')
  return `${newId()}.${about}.eml`
}

async function write(mail: NodeJS.ReadableStream, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(mail, createWriteStream(file, { mode: 0o600 }))
}
