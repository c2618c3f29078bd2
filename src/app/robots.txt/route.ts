import { toRobots } from '@/features/feeds/view-models'
import { env } from '@/server/env'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(toRobots(env.publicOrigin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-isotherm-tags': 'robots' },
  })
}
