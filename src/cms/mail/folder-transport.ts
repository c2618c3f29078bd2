import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
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
      const file = path.join(folder, `${newId()}.eml`)
      write(message.createReadStream(), file).then(
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

async function write(mail: NodeJS.ReadableStream, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(mail, createWriteStream(file, { mode: 0o600 }))
}
