import type { ReactNode } from 'react'
import type { PageContext, PageElsewhere, PageResult } from '@/features/shell/pages/page-definition'

/** What stands beside the tabs of training material (S2 2.15). */
export type TrainingSection = {
  result: Omit<PageResult, 'body'>
  /** Below the tab, the page itself last; empty where it is the tab's own page. */
  crumbs: { label: string; href?: string }[]
  content: ReactNode
}

/** Null beyond the last page of a list. */
export type ReadSection = (context: PageContext) => Promise<TrainingSection | PageElsewhere | null>
