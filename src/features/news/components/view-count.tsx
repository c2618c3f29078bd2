'use client'

import { useEffect, useState } from 'react'
import { call } from '@/contract/client'
import type { SiteId } from '@/i18n/locales'

type ViewCountProps = {
  site: SiteId
  id: string
  /** The text around the number, which stands where `#` is. */
  template: string
}

/** Asks for the article once, which counts as one view, and shows the count; cached pages hold none (readings 27). */
export function ViewCount({ site, id, template }: ViewCountProps) {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    call('GET /f/news/queryById', { siteId: site, id }, { signal: controller.signal })
      .then(({ viewCount }) => setCount(viewCount))
      // A count that cannot be had is left out: the article does not depend on it.
      .catch(() => undefined)
    return () => controller.abort()
  }, [site, id])
  return count === null ? null : <span>{template.replace('#', String(count))}</span>
}
