import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { folderTransport } from './folder-transport'

export type MailSettings = { smtpUrl?: string; folder: string; from: string }

/** In ms. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Mail over SMTP; without an address of a server it is written into a folder. */
export function mailAdapter({ smtpUrl, folder, from }: MailSettings) {
  return nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: '',
    skipVerify: true,
    transport: smtpUrl
      ? nodemailer.createTransport({ url: smtpUrl, ...timeouts })
      : nodemailer.createTransport(folderTransport(folder)),
  })
}
