import type { ReactNode } from 'react'
import { RootDocument } from '@/features/shell/pages/root-document'
import { fontClass } from '@/ui/fonts-zh'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument site="zh_CN" fontClass={fontClass}>
      {children}
    </RootDocument>
  )
}
