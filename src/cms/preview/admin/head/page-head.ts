import { withoutMarks } from '@/lib/content-marks'

/** What search engines and shared links show of a page. */
export type PageHead = {
  title: string
  description: string
  address: string
  isHidden: boolean
  shared: { title: string; description: string; picture: string }
}

/** Reads it from the head of the page itself, so that it is exactly what visitors' pages have. */
export function readHead(page: Document): PageHead {
  const meta = (name: string) =>
    withoutMarks(
      page.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ??
        '',
    )
  return {
    title: withoutMarks(page.title),
    description: meta('description'),
    address: page.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    isHidden: meta('robots').includes('noindex'),
    shared: {
      title: meta('og:title'),
      description: meta('og:description'),
      // Previews have the origin of a picture in the fragment.
      picture: meta('og:image').split('#')[0] ?? '',
    },
  }
}

/** An address as search results show it: `example.com › en › newsDetail`. */
export function shownAddress(address: string): string {
  const url = URL.parse(address)
  return url ? [url.host, ...url.pathname.split('/').filter(Boolean)].join(' › ') : ''
}
