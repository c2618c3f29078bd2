import { answer, respond } from '@/server/http'
import { networkOf } from '@/server/sender'
import { newWork } from '@/server/requests/proof'

/** Work for the browser of somebody who cannot read the picture. */
export async function GET(request: Request): Promise<Response> {
  return respond(async () => answer(await newWork(networkOf(request.headers))))
}
