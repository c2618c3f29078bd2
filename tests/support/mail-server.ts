import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { mailAdapter, type MailSettings } from '@/cms/mail/mail-adapter'

export type MailServer = {
  url: string
  /** The mails it accepted, in order. */
  mails: Email[]
  /** Returns the refusal for a recipient, as code and text, or undefined to accept the mail. */
  refuses: { recipient?: (address: string) => string | undefined }
  close: () => Promise<void>
}

/** A local mail server that stores the mails it receives. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Email[] = []
  const refuses: MailServer['refuses'] = {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const words = refuses.recipient?.(address)
      done(
        words ? Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) }) : null,
      )
    },
    onData(stream, _session, done) {
      void stream
        .toArray()
        .then((chunks: Buffer[]) => PostalMime.parse(Buffer.concat(chunks)))
        .then((mail) => mails.push(mail))
        .then(() => done(), done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, mails, refuses, close }
}

/** Makes the CMS send mail with these settings. */
export async function configureMail(cms: Payload, settings: Partial<MailSettings>): Promise<void> {
  const given = { folder: '.data/test/mail', from: 'no-reply@norvane.example', ...settings }
  cms.email = (await mailAdapter(given))({ payload: cms })
  cms.sendEmail = cms.email.sendEmail
}
