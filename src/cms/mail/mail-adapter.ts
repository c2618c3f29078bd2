import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { folderTransport } from './folder-transport'

export type MailSettings = { smtpUrl?: string; folder: string; from: string }

/** Mail over SMTP; without an address of a server it is written into a folder. */
export function mailAdapter({ smtpUrl, folder, from }: MailSettings) {
  return nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: '',
    skipVerify: true,
    transport: smtpUrl
      ? nodemailer.createTransport(smtpUrl)
      : nodemailer.createTransport(folderTransport(folder)),
  })
}
