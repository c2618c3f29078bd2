import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@/ui/base.css'
import '@/ui/fonts-zh.css'

export const metadata: Metadata = { title: 'Components', robots: { index: false } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-layout="intl">
      <body>{children}</body>
    </html>
  )
}
