import { locate, type Located } from '@/addresses/locate'
import type { Hosts } from '@/addresses/sites'

export const hosts: Hosts = {
  chinese: ['maker.cn'],
  spanish: ['es.maker.com'],
  french: ['fr.maker.com'],
}

type Visitor = { host?: string; stored?: string }

/** What `locate` says of an address as it stands in an address bar. */
export function ask(address: string, { host = 'maker.com', stored }: Visitor = {}): Located {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return locate({ host, path, query: new URLSearchParams(query), storedSite: stored, hosts })
}

/** The site that answers an address, whatever else is said of it. */
export function siteAt(address: string, visitor?: Visitor): string | undefined {
  const located = ask(address, visitor)
  return 'site' in located ? located.site : undefined
}

export function redirectAt(address: string, visitor?: Visitor): string | undefined {
  const located = ask(address, visitor)
  return located.kind === 'redirect' ? located.to : undefined
}
