import { notFound } from 'next/navigation'
import { env } from '@/server/env'
import { ShowcasePage } from '@/ui/showcase/showcase-page'

/** Every part of the design system on one page; there in development only. */
export default function Page() {
  if (env.NODE_ENV === 'production') notFound()
  return <ShowcasePage />
}
