import type { ReactNode } from 'react'
import { RootDocument } from '@/features/shell/pages/root-document'
import '@/ui/fonts-zh.css'

export default function Layout({ children }: { children: ReactNode }) {
  return <RootDocument site="zh_CN">{children}</RootDocument>
}
