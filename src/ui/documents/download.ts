type Download = { href: string; fileName: string }

/** Asks first whether there is anything, then leaves the bytes to the browser; false where there is nothing (S2 8). */
export async function download({ href, fileName }: Download): Promise<boolean> {
  if (!(await hasBytes(href))) return false
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  return true
}

async function hasBytes(href: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(href, { method: 'HEAD', cache: 'no-store' })
    return ok && headers.get('content-length') !== '0'
  } catch {
    return false
  }
}
