import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Api } from './api'
import { clientNetwork } from './client-network'
import { uniqueTitle, type Content } from './content'

export type Distributor = { username: string; password: string; company: string }

/** Distributor groups of the demo content, which tests use but do not change. */
export const distributorGroups = { fullLine: '1217000000000000011' } as const

/** Creates a distributor's account as an editor does, and sets its password through the invitation's link. */
export async function makeDistributor(
  { content, api, origin }: { content: Content; api: Api; origin: string },
  data: Record<string, unknown> = {},
): Promise<Distributor> {
  const company = uniqueTitle('A dealer')
  const username = company.toLowerCase().replaceAll(' ', '-')
  const email = `${username}@dealer.example`
  const account = { username, company, email, site: 'en_EN' }
  const { id } = await content.create('distributors', account)
  const invitation = (await (await api.post(`/api/distributors/${id}/invite`)).json()) as { message: string }
  const password = 'lantern-oyster-vapour-9'
  const response = await fetch(new URL('/distributor/password', origin), {
    method: 'POST',
    headers: { ...clientNetwork(origin), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokenIn(mailLinkFor(username, invitation.message)), password }),
  })
  if (!response.ok) throw new Error(`No password was set: ${response.status} ${await response.text()}`)
  // Applied last, since values such as a past expiry date would prevent the invitation.
  if (Object.keys(data).length > 0) await content.update(`distributors/${id}`, data)
  return { username, password, company }
}

/** The link in the newest mail about an account; `message` names the folder of the mails. */
export function mailLinkFor(username: string, message: string): string {
  const folder = /to a file in (.+)\.$/.exec(message)?.[1]
  if (!folder) throw new Error(`The message names no mail folder: ${message}`)
  const mail = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((file) => decodeQuotedPrintable(readFileSync(file, 'utf8')))
    .find((text) => text.includes(username))
  const link = /https?:\S+#token=[\w-]+/.exec(mail ?? '')?.[0]
  if (!link) throw new Error(`No mail for ${username} in ${folder}.`)
  return link
}

function tokenIn(link: string): string {
  return new URL(link).hash.replace('#token=', '')
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_mark, code: string) => String.fromCharCode(parseInt(code, 16)))
}
