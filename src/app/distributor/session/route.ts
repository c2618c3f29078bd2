import { jsonResponse } from '@/server/http-responses'
import { distributorOf } from '@/server/distributors/session'
import { accessToFileAt } from '@/server/file-access'

/**
 * The signed-in distributor and, with the parameter `file`, whether they may access the file at that address, and what
 * kind of material it is if they may not.
 */
export async function GET(request: Request): Promise<Response> {
  const found = await distributorOf(request.headers)
  const distributor = found && { username: found.username, company: found.company }
  const file = new URL(request.url).searchParams.get('file')
  if (file === null) return jsonResponse({ distributor })
  return jsonResponse({ distributor, ...(await accessToFileAt(file, request.headers)) })
}
