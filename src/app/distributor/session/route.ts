import { answer } from '@/server/http'
import { distributorOf } from '@/server/distributors/visitor'
import { mayHaveFileAt } from '@/server/file-access'

/** Who is signed in in this browser and, with `file`, the address of one, whether they may have it. */
export async function GET(request: Request): Promise<Response> {
  const found = await distributorOf(request.headers)
  const distributor = found && { username: found.username, company: found.company }
  const file = new URL(request.url).searchParams.get('file')
  if (file === null) return answer({ distributor })
  return answer({ distributor, may: await mayHaveFileAt(file, request.headers) })
}
