import type { ReactNode } from 'react'
import type { PageContext, PageRedirect, PageResult } from '@/features/shell/pages/page-definition'

/** The content beside the tabs of training material (S2 2.15). */
export type TrainingSection = {
  result: Omit<PageResult, 'body'>
  /** Breadcrumb below the tab, the page itself last; empty on the tab's own page. */
  crumbs: { label: string; href?: string }[]
  content: ReactNode
}

/** Null beyond the last page of a list. */
export type ReadSection = (context: PageContext) => Promise<TrainingSection | PageRedirect | null>
