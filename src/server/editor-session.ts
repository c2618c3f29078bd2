import 'server-only'
import { draftMode, headers } from 'next/headers'
import type { User } from '@/payload-types'
import { cms } from './cms'

/** Whether a signed-in editor views a preview; the draft cookie alone is not enough. */
export async function isPreview(): Promise<boolean> {
  return (await previewingEditor()) !== null
}

/** The editor whose preview the request shows. */
export async function previewingEditor(): Promise<User | null> {
  const { isEnabled } = await draftMode()
  return isEnabled ? editorOf(await headers()) : null
}

/** Whether the request has the session of an editor or administrator. */
export async function isEditor(requestHeaders: Headers): Promise<boolean> {
  return (await editorOf(requestHeaders)) !== null
}

/** The account whose session a request has, whatever it may do. */
export async function signedInAccount(requestHeaders: Headers): Promise<User | null> {
  const { user } = await (await cms()).auth({ headers: requestHeaders, canSetHeaders: false })
  return user?.collection === 'users' ? user : null
}

async function editorOf(requestHeaders: Headers): Promise<User | null> {
  const account = await signedInAccount(requestHeaders)
  return account && mayPreview(account) ? account : null
}

/** Accounts that only work on inquiries read no drafts. */
export function mayPreview({ role }: User): boolean {
  return role !== 'inbox'
}
