import { siteIds, type SiteId } from '@/i18n/locales'
import { indexOf, readAddress, targetOn, type Redirect } from './redirects'

/**
 * Why a redirect cannot be used beside others: it leads to itself (`self`), back to itself over another one (`loop`),
 * to the address of another one (`leadsOn`), or another one leads to its address (`leadsHere`).
 */
export type Chain<Other extends Redirect> =
  | { kind: 'self' }
  | { kind: 'loop' | 'leadsOn' | 'leadsHere'; other: Other }

/** A visitor never follows more than one redirect of an editor. */
export function findChain<Other extends Redirect>(
  redirect: Redirect,
  others: readonly Other[],
): Chain<Other> | null {
  const index = new Map(others.map((other) => [indexOf(other), other]))
  for (const site of sitesOf(redirect)) {
    const reached = keyReached(site, redirect)
    if (reached === null) continue
    if (isFor(redirect, reached)) return { kind: 'self' }
    const other = index.get(indexOf(reached)) ?? index.get(indexOf({ ...reached, site: 'all' }))
    if (!other) continue
    const next = keyReached(reached.site, other)
    return { kind: next && isFor(redirect, next) ? 'loop' : 'leadsOn', other }
  }
  const other = others.find((one) => leadsTo(one, redirect))
  return other ? { kind: 'leadsHere', other } : null
}

/** Whether a redirect leads to the address that another one answers. */
export function leadsTo(redirect: Redirect, target: Pick<Redirect, 'site' | 'key'>): boolean {
  return sitesOf(redirect).some((site) => {
    const reached = keyReached(site, redirect)
    return reached !== null && isFor(target, reached)
  })
}

type Reached = { site: SiteId; key: string }

/** What visitors of a site reach; null for what is not a page address of the sites. */
function keyReached(site: SiteId, { address }: Redirect): Reached | null {
  const target = targetOn(site, address)
  if (!target.startsWith('/')) return null
  const read = readAddress(target)
  return 'key' in read ? { site: read.site, key: read.key } : null
}

function isFor({ site, key }: Pick<Redirect, 'site' | 'key'>, reached: Reached): boolean {
  return key === reached.key && (site === 'all' || site === reached.site)
}

function sitesOf({ site }: Redirect): readonly SiteId[] {
  return site === 'all' ? siteIds : [site]
}
