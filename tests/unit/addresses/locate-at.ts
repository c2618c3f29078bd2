import { locate, type Located } from '@/addresses/locate'
import type { Hosts } from '@/addresses/sites'

export const hosts: Hosts = {
  chinese: ['maker.cn'],
  spanish: ['es.maker.com'],
  french: ['fr.maker.com'],
}

type Visitor = { host?: string; stored?: string }

/** Runs `locate` for an address as in the address bar. */
export function locateAt(address: string, { host = 'maker.com', stored }: Visitor = {}): Located {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return locate({ host, path, query: new URLSearchParams(query), storedSite: stored, hosts })
}

/** The site of the result, whatever its kind. */
export function siteAt(address: string, visitor?: Visitor): string | undefined {
  const located = locateAt(address, visitor)
  return 'site' in located ? located.site : undefined
}

export function redirectAt(address: string, visitor?: Visitor): string | undefined {
  const located = locateAt(address, visitor)
  return located.kind === 'redirect' ? located.to : undefined
}
