import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { RootDocument } from '@/features/shell/pages/root-document'
import { internationalSites } from '@/i18n/locales'
import { fontClass } from '@/ui/fonts-intl'

type Props = { children: ReactNode; params: Promise<{ site: string }> }

export const generateStaticParams = () => []

export default async function Layout({ children, params }: Props) {
  const { site: requested } = await params
  const site = internationalSites.find((id) => id === requested)
  if (!site) notFound()
  return (
    <RootDocument site={site} fontClass={fontClass}>
      {children}
    </RootDocument>
  )
}
