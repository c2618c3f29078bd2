/** A section of the home page and its name in addresses (S1 2.7). */
export type Anchor = { id: string; name: string }

/** The named sections of the international home pages; the names are the same in every language. */
export function anchorsOf(company: string): Anchor[] {
  return [
    { id: 'iot', name: 'IoT Cloud Solutions' },
    { id: 'case-studies', name: 'Case Studies' },
    { id: 'latest-news', name: latestNewsOf(company) },
    { id: 'video-library', name: 'Video Library' },
    { id: 'partners', name: 'Organisations We Work with' },
    { id: 'industry-news', name: industryNews },
    { id: 'milestones', name: 'Milestones & Awards' },
    { id: 'advantages', name: 'Our Advantages' },
  ]
}

export const industryNews = 'Industry News'

export const latestNewsOf = (company: string) => `Latest News from ${company}`

/** The section named by a query such as `?name=Case+Studies`, or null. */
export function anchorOf(search: string, anchors: Anchor[]): string | null {
  const linkedName = new URLSearchParams(search).get('name')?.trim().toLowerCase()
  if (!linkedName) return null
  return anchors.find(({ name }) => name.toLowerCase() === linkedName)?.id ?? null
}
