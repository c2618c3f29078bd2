import type { NextRequest } from 'next/server'
import { findSettings } from '@/features/shell/queries'
import { findFiles } from '@/server/files'
import { findStoredFile } from '@/server/stored-file'
import { siteOfRequest } from '../site-of-request'

/** The privacy policy of the visitor's site, from the settings (S1 2.4). */
export async function GET(request: NextRequest): Promise<Response> {
  const { settings } = await findSettings(siteOfRequest(request))
  const id = String(settings.privacyPolicy ?? '')
  const address = (await findFiles([id])).get(id)?.url ?? ''
  const file = await findStoredFile(address.split('/').slice(2))
  if (!file || 'movedTo' in file || file.restricted) return missing()
  const response = await file.respond({ method: 'GET', headers: request.headers })
  return response.status < 400 ? response : missing()
}

function missing(): Response {
  const message = 'There is no privacy policy yet.'
  return Response.json({ code: 404, result: null, message }, { status: 404 })
}
