'use client'

import { useParams } from 'next/navigation'
import { ErrorBody } from '@/features/errors/components/error-body'
import { defaultSite, isSiteId } from '@/i18n/locales'

export default function PageError({ reset }: { reset: () => void }) {
  const { site } = useParams<{ site?: string }>()
  return <ErrorBody site={isSiteId(site) ? site : defaultSite} retry={reset} />
}
