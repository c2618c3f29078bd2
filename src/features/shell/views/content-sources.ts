import type { AnalyticsView } from '@/features/analytics/views/analytics'

type Sources = { analytics: AnalyticsView | null; frames: string[] }

/**
 * What a page loads from other hosts, in the words of a content security policy; undefined when that is nothing.
 * The door reads it from the page's head. `frames` are addresses of outside services.
 */
export function toContentSources({ analytics, frames }: Sources): string | undefined {
  const script = analytics && originOf(analytics.script)
  const scripts = script ? ['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${script}`) : []
  const origins = [...new Set(frames.flatMap((address) => originOf(address) ?? []))]
  const all = [...scripts, ...origins.map((origin) => `frame-src ${origin}`)]
  return all.length > 0 ? all.join('; ') : undefined
}

/** The origin of an address of another host; paths of this host need no leave. */
function originOf(address: string): string | null {
  const url = URL.parse(address)
  return url?.protocol === 'https:' ? url.origin : null
}
