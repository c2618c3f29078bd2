import { jsonResponse } from '@/server/http-responses'
import { distributorOf } from '@/server/distributors/session'
import { mayAccessFileAt } from '@/server/file-access'

/** The signed-in distributor and, with the parameter `file`, whether they may access the file at that address. */
export async function GET(request: Request): Promise<Response> {
  const found = await distributorOf(request.headers)
  const distributor = found && { username: found.username, company: found.company }
  const file = new URL(request.url).searchParams.get('file')
  if (file === null) return jsonResponse({ distributor })
  return jsonResponse({ distributor, may: await mayAccessFileAt(file, request.headers) })
}
