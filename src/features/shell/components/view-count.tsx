'use client'

import { useEffect, useState } from 'react'
import { call } from '@/contract/client'
import type { SiteId } from '@/i18n/locales'

/** What counts its views, with the operation that does. */
const operations = {
  article: 'GET /f/news/queryById',
  video: 'GET /f/companyVideo/queryById',
} as const

type ViewCountProps = {
  site: SiteId
  of: keyof typeof operations
  id: string
  /** The text around the number, which stands where `#` is. */
  template: string
}

/** Asks for the document once, which counts as one view, and shows the count; cached pages hold none (readings 27). */
export function ViewCount({ site, of, id, template }: ViewCountProps) {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    call(operations[of], { siteId: site, id }, { signal: controller.signal })
      .then(({ viewCount }) => setCount(viewCount))
      // A count that cannot be had is left out: the page does not depend on it.
      .catch(() => undefined)
    return () => controller.abort()
  }, [site, of, id])
  return count === null ? null : <span>{template.replace('#', String(count))}</span>
}
