import { ownPath } from '@/lib/own-path'
import { guarded, isForm, leadTo } from '@/server/http'
import { endedCookie } from '@/server/distributors/session-cookie'
import { endSession } from '@/server/distributors/visitor'

/** Ends the session of the browser that asks; a form is led to its `next`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, async () => {
    await endSession(request.headers)
    const gone = { 'set-cookie': endedCookie() }
    if (!isForm(request.headers))
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...gone } })
    const form = await request.formData()
    return leadTo(ownPath(form.get('next')) ?? '/', gone)
  })
}
