'use client'

import { useEffect, useState } from 'react'
import { call } from '@/contract/client'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'

/** The kinds of documents with view counts, and the operation of each. */
const operations = {
  article: 'GET /f/news/queryById',
  video: 'GET /f/companyVideo/queryById',
} as const

type ViewCountProps = {
  site: SiteId
  kind: keyof typeof operations
  id: string
}

/** Requests the document once, which counts one view, and shows the count; cached pages contain no count (readings 27). */
export function ViewCount({ site, kind, id }: ViewCountProps) {
  const t = useTranslations('views')
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    call(operations[kind], { siteId: site, id }, { signal: controller.signal })
      .then(({ viewCount }) => setCount(viewCount))
      // A count that cannot be had is left out: the page does not depend on it.
      .catch(() => undefined)
    return () => controller.abort()
  }, [site, kind, id])
  return count === null ? null : <span>{t(kind, { count })}</span>
}
