type Download = { href: string; /** Empty: as the server calls it. */ fileName: string }

type Outcome = 'saved' | 'nothing' | 'too-much'

/** Asks first whether there is anything, then leaves the bytes to the browser; saves nothing else (S2 8). */
export async function download({ href, fileName }: Download): Promise<Outcome> {
  const outcome = await ask(href)
  if (outcome !== 'saved') return outcome
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  return outcome
}

async function ask(href: string): Promise<Outcome> {
  try {
    const { ok, status, headers } = await fetch(href, { method: 'HEAD', cache: 'no-store' })
    if (status === 413) return 'too-much'
    return ok && headers.get('content-length') !== '0' ? 'saved' : 'nothing'
  } catch {
    return 'nothing'
  }
}
