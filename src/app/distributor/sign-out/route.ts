import { safePath } from '@/lib/safe-path'
import { handleSameOrigin, isFormPost, redirectTo } from '@/server/http-responses'
import { expiredSessionCookie } from '@/server/distributors/session-cookie'
import { endSession } from '@/server/distributors/session'

/** Ends the session of the browser; a form post is redirected to its `next`. */
export function POST(request: Request): Promise<Response> {
  return handleSameOrigin(request, async () => {
    await endSession(request.headers)
    const headers = { 'set-cookie': expiredSessionCookie() }
    if (!isFormPost(request.headers))
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...headers } })
    const form = await request.formData()
    return redirectTo(safePath(form.get('next')) ?? '/', { headers })
  })
}
