'use client'

import { ErrorBody } from '@/features/errors/components/error-body'

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorBody site="zh_CN" retry={reset} />
}
