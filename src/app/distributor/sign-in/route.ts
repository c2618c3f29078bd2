import { z } from 'zod'
import { href } from '@/addresses/href'
import { defaultSite, isSiteId } from '@/i18n/locales'
import { ownPath } from '@/lib/own-path'
import { answer, answerJson, guarded, isForm, leadTo, withCookies } from '@/server/http'
import { networkOf } from '@/server/sender'
import { signIn } from '@/server/distributors/sign-in'

const credentials = z.object({ username: z.string().max(200), password: z.string().max(1000) })

/** Signs a distributor in (S2 6): JSON of our dialog, or a form where no scripts run. */
export async function POST(request: Request): Promise<Response> {
  if (isForm(request.headers)) return guarded(request, () => answerForm(request))
  return answerJson({
    request,
    schema: credentials,
    async act(given) {
      const outcome = await signIn({
        ...given,
        network: networkOf(request.headers),
        headers: request.headers,
      })
      if (outcome.state !== 'in') return answer(outcome)
      return withCookies(answer({ state: 'in' }), [outcome.cookie, outcome.device])
    },
  })
}

async function answerForm(request: Request): Promise<Response> {
  const form = await request.formData()
  const site = form.get('siteId')
  const page = href(isSiteId(site) ? site : defaultSite, 'distributor')
  const next = ownPath(form.get('next'))
  const given = credentials.safeParse({ username: form.get('username'), password: form.get('password') })
  if (!given.success) return leadTo(withState(page, 'refused', next))
  const outcome = await signIn({
    ...given.data,
    network: networkOf(request.headers),
    headers: request.headers,
  })
  if (outcome.state === 'in') {
    const to = next === null || next === page ? withState(page, 'in', null) : next
    return withCookies(leadTo(to), [outcome.cookie, outcome.device])
  }
  return leadTo(withState(page, outcome.state, next))
}

function withState(page: string, state: string, next: string | null): string {
  const query = new URLSearchParams({ state, ...(next !== null && { next }) })
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}
