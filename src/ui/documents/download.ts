type Download = { href: string; /** Empty: the server's file name. */ fileName: string }

type Outcome = 'saved' | 'nothing' | 'too-much'

/** Checks with a HEAD request that there is a file, then lets the browser download it (S2 8). */
export async function download({ href, fileName }: Download): Promise<Outcome> {
  const outcome = await checkFile(href)
  if (outcome !== 'saved') return outcome
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  return outcome
}

async function checkFile(href: string): Promise<Outcome> {
  try {
    const { ok, status, headers } = await fetch(href, { method: 'HEAD', cache: 'no-store' })
    if (status === 413) return 'too-much'
    return ok && headers.get('content-length') !== '0' ? 'saved' : 'nothing'
  } catch {
    return 'nothing'
  }
}
