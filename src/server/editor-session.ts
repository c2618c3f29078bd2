import 'server-only'
import { draftMode, headers } from 'next/headers'
import { cms } from './cms'

/** Whether a signed-in editor views a preview; the draft cookie alone is not enough. */
export async function isPreview(): Promise<boolean> {
  const { isEnabled } = await draftMode()
  return isEnabled && (await isEditor(await headers()))
}

/** Whether the request has the session of an editor or administrator. */
export async function isEditor(requestHeaders: Headers): Promise<boolean> {
  const { user } = await (await cms()).auth({ headers: requestHeaders, canSetHeaders: false })
  return user?.collection === 'users' && user.role !== 'inbox'
}
