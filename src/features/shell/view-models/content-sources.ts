import type { AnalyticsView } from '@/features/analytics/view-models/analytics'

type Sources = { analytics: AnalyticsView | null; frames: string[] }

/**
 * CSP directives for what a page loads from other hosts; undefined if nothing.
 * The gateway reads them from the page's head. `frames` are addresses of external services.
 */
export function toContentSources({ analytics, frames }: Sources): string | undefined {
  const script = analytics && originOf(analytics.script)
  const scripts = script ? ['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${script}`) : []
  const origins = [...new Set(frames.flatMap((address) => originOf(address) ?? []))]
  const all = [...scripts, ...origins.map((origin) => `frame-src ${origin}`)]
  return all.length > 0 ? all.join('; ') : undefined
}

/** The origin of an address on another host; paths of this host need no permission. */
function originOf(address: string): string | null {
  const url = URL.parse(address)
  return url?.protocol === 'https:' ? url.origin : null
}
