import type { NextRequest } from 'next/server'
import { findSettings } from '@/features/shell/queries'
import { refuse } from '@/lib/app-error'
import { findFiles } from '@/server/files'
import { handleErrors } from '@/server/http-responses'
import { findStoredFile } from '@/server/stored-file'
import { siteOfRequest } from '../site-of-request'

const missing = 'There is no privacy policy yet.'

/** The privacy policy of the visitor's site, from the settings (S1 2.4). */
export const GET = (request: NextRequest) => handleErrors(() => sendPolicy(request))

async function sendPolicy(request: NextRequest): Promise<Response> {
  const { settings } = await findSettings(siteOfRequest(request))
  const id = String(settings.privacyPolicy ?? '')
  const address = (await findFiles([id])).get(id)?.url ?? ''
  const file = await findStoredFile(address.split('/').slice(2))
  if (!file || 'movedTo' in file || file.restricted) refuse('notFound', missing)
  const response = await file.respond({ method: 'GET', headers: request.headers })
  if (response.status >= 400) refuse('notFound', missing)
  return response
}
