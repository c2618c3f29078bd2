import { notFound } from 'next/navigation'
import { env } from '@/server/env'
import { ShowcasePage } from '@/ui/showcase/showcase-page'

/** All components of the design system on one page; in development only. */
export default function Page() {
  if (env.NODE_ENV === 'production') notFound()
  return <ShowcasePage />
}
