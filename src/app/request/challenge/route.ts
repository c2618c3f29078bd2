import { answer } from '@/server/http'
import { networkOf } from '@/server/sender'
import { later } from '@/server/requests/later'
import { newWork } from '@/server/requests/proof'

/** Work for the browser of somebody who cannot read the picture. */
export async function GET(request: Request): Promise<Response> {
  const work = await newWork(networkOf(request.headers))
  return 'wait' in work ? later(work.wait) : answer(work)
}
