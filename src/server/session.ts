import 'server-only'
import { draftMode, headers } from 'next/headers'
import { cms } from './cms'

/** True while a signed-in editor looks at a preview; the draft cookie alone opens nothing. */
export async function isPreview(): Promise<boolean> {
  const { isEnabled } = await draftMode()
  return isEnabled && (await isEditor(await headers()))
}

/** Whether the request comes with the session of an editor or administrator. */
export async function isEditor(requestHeaders: Headers): Promise<boolean> {
  const { user } = await (await cms()).auth({ headers: requestHeaders, canSetHeaders: false })
  return user?.collection === 'users' && user.role !== 'inbox'
}
