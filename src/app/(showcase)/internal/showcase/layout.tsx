import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@/ui/base.css'
import { fontClass } from '@/ui/fonts-intl'

export const metadata: Metadata = { title: 'Components', robots: { index: false } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClass} data-layout="intl">
      <body>{children}</body>
    </html>
  )
}
