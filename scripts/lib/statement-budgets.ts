import type { PageStatements } from './page-statements.ts'

/** Of most pages, when all but the frame has to be read. */
const usual = 6

/**
 * The most statements of an uncached page of a type, one more than it needs, since reads that run at the same time may
 * read the same picture. These show documents of five or more collections, and Payload reads each in a statement of its
 * own, as it does the pictures and files of those that are read after others; pages that share them need fewer. A budget
 * is raised only for content that is worth it.
 */
const larger: Record<PageStatements['layout'], Partial<Record<PageStatements['page'], number>>> = {
  zh: { products: 13, solutions: 10 },
  intl: { caseDetail: 7, products: 13, solutions: 11 },
}

export function statementBudgetOf({ page, layout }: Pick<PageStatements, 'page' | 'layout'>): number {
  return larger[layout][page] ?? usual
}
