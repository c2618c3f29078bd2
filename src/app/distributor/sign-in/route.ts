import { z } from 'zod'
import { href } from '@/addresses/href'
import { defaultSite, isSiteId } from '@/i18n/locales'
import { safePath } from '@/lib/safe-path'
import {
  jsonResponse,
  handleJson,
  handleSameOrigin,
  isFormPost,
  redirectTo,
  withCookies,
} from '@/server/http-responses'
import { networkOf } from '@/server/request-origin'
import { signIn } from '@/server/distributors/sign-in'

const credentials = z.object({ username: z.string().max(200), password: z.string().max(1000) })

/** Signs a distributor in (S2 6): JSON from the dialog, or a form post without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (isFormPost(request.headers)) return handleSameOrigin(request, () => handleForm(request))
  return handleJson({
    request,
    schema: credentials,
    async handle(given) {
      const outcome = await signIn({
        ...given,
        network: networkOf(request.headers),
        headers: request.headers,
      })
      if (outcome.state !== 'in') return jsonResponse(outcome)
      return withCookies(jsonResponse({ state: 'in' }), [outcome.cookie, outcome.device])
    },
  })
}

async function handleForm(request: Request): Promise<Response> {
  const form = await request.formData()
  const site = form.get('siteId')
  const page = href(isSiteId(site) ? site : defaultSite, 'distributor')
  const next = safePath(form.get('next'))
  const given = credentials.safeParse({ username: form.get('username'), password: form.get('password') })
  if (!given.success) return redirectTo(withState(page, 'refused', next))
  const outcome = await signIn({
    ...given.data,
    network: networkOf(request.headers),
    headers: request.headers,
  })
  if (outcome.state === 'in') {
    const to = next === null || next === page ? withState(page, 'in', null) : next
    return withCookies(redirectTo(to), [outcome.cookie, outcome.device])
  }
  return redirectTo(withState(page, outcome.state, next))
}

function withState(page: string, state: string, next: string | null): string {
  const query = new URLSearchParams({ state, ...(next !== null && { next }) })
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}
