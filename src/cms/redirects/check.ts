import { findChain } from '@/addresses/redirect-chains'
import { mayBeMissing, readAddress, type Redirect } from '@/addresses/redirects'
import type { SiteId } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import type { Translate, Values } from '../texts'
import type { AdminKey, MessageKey } from '../texts/types'
import type { NormalisedRedirect } from './normalise'
import { documentKey } from './targets'

/** What is wrong with a field of a redirect. */
export type RedirectFault = {
  field: 'from' | 'site' | 'address' | 'document'
  key: FaultKey
  values?: Values
}

type FaultKey = Extract<MessageKey & AdminKey, `redirects:${string}`>

/** A redirect with the address as its editor knows it. */
export type KnownRedirect = Redirect & { from: string }

export type Checked = NormalisedRedirect & { permanent: boolean; enabled: boolean }

type Context = {
  /** The enabled redirects besides this one. */
  others: readonly KnownRedirect[]
  /** All others, also those that are off. */
  all: readonly Pick<KnownRedirect, 'site' | 'key' | 'from' | 'address'>[]
  /** Where visitors can open documents, by `documentKey`. */
  publicSites: ReadonlyMap<string, readonly SiteId[]>
}

/** Why a redirect cannot be saved; null if it can. */
export function checkRedirect(redirect: Checked, context: Context): RedirectFault | null {
  return (
    checkFrom(redirect) ??
    checkDuplicate(redirect, context) ??
    checkTarget(redirect, context) ??
    // Before the page: at the address of another redirect there is none, and its target is what is wanted.
    (redirect.enabled ? checkChain(redirect, context) : null) ??
    checkPage(redirect)
  )
}

export function messageOf({ key, values }: RedirectFault, t: Translate): string {
  return t(key, values)
}

function checkFrom({ from, site }: Checked): RedirectFault | null {
  const read = readAddress(from)
  if (read.kind === 'invalid') return { field: 'from', key: 'redirects:fromInvalid' }
  if (read.kind === 'system') return { field: 'from', key: 'redirects:fromSystem' }
  if (site !== 'all' && read.namesSite && read.site !== site)
    return { field: 'site', key: 'redirects:otherSite', values: { site: siteLabels[read.site] } }
  const isAlwaysThere = read.kind === 'page' && !mayBeMissing(read)
  return isAlwaysThere ? { field: 'from', key: 'redirects:fromPage' } : null
}

function checkDuplicate(redirect: Checked, { all }: Context): RedirectFault | null {
  const other = all.find(({ site, key }) => site === redirect.site && key === redirect.key)
  return other ? { field: 'from', key: 'redirects:sameAddress', values: { other: nameOf(other) } } : null
}

function checkTarget({ document, address, site }: Checked, { publicSites }: Context): RedirectFault | null {
  if (document) {
    const shownOn = publicSites.get(documentKey(document)) ?? []
    const isShown = shownOn.some((one) => site === 'all' || one === site)
    return isShown ? null : { field: 'document', key: 'redirects:targetNotPublic' }
  }
  if (address === '') return { field: 'address', key: 'redirects:targetMissing' }
  if (!address.startsWith('/'))
    return isSafeAddress(address) ? null : { field: 'address', key: 'redirects:targetInvalid' }
  return readAddress(address).kind === 'invalid' ? { field: 'address', key: 'redirects:targetInvalid' } : null
}

function checkPage({ document, address }: Checked): RedirectFault | null {
  if (document || !address.startsWith('/')) return null
  const { kind } = readAddress(address)
  const isFile = kind === 'system' && /^\/(?:file|static)\//.test(address)
  return kind === 'page' || isFile ? null : { field: 'address', key: 'redirects:noSuchPage' }
}

/** An https address of another site, without an account in it. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  )
}

function checkChain(redirect: Checked, { others }: Context): RedirectFault | null {
  const chain = findChain(redirect, others)
  if (!chain) return null
  const field = redirect.document ? 'document' : 'address'
  if (chain.kind === 'self') return { field, key: 'redirects:self' }
  const { other } = chain
  if (chain.kind === 'loop') return { field, key: 'redirects:loop', values: { other: nameOf(other) } }
  if (chain.kind === 'leadsOn')
    return { field, key: 'redirects:leadsOn', values: { other: nameOf(other), target: other.address } }
  return {
    field: 'from',
    key: 'redirects:leadsHere',
    values: { other: nameOf(other), target: redirect.address },
  }
}

function nameOf({ from, address }: Pick<KnownRedirect, 'from' | 'address'>): string {
  return `${from} → ${address}`
}
