import type { PageType } from './page-types.ts'
import type { PageWeight } from './page-weight.ts'

type Budgets = Partial<Record<PageType['page'], Partial<PageWeight>>>

/** Most pages: text, a list of cards or a form in the frame of the site. */
const usual: PageWeight = { html: 19_600, css: 11_900, js: 140_000, elements: 900, blocking: 0 }

/** Pages with more in them. */
const larger: Record<PageType['layout'], Budgets> = {
  zh: {
    news: { html: 22_000, elements: 930 },
    home: { html: 46_500, css: 15_600, js: 144_000, elements: 2170 },
    cases: { html: 28_500, elements: 1160 },
    caseDetail: { html: 20_100, css: 12_000, elements: 910 },
    aboutUsNew: { html: 20_300, elements: 910 },
    investorInformation: { elements: 920 },
    search: { html: 19_900, css: 13_000, elements: 1050 },
    productsList: { html: 24_200, elements: 1720 },
    productCompare: { elements: 980 },
    productSheet: { elements: 975 },
    products: { html: 27_000, css: 16_700, js: 168_000, elements: 1380 },
    solutions: { html: 25_000, css: 12_600, elements: 1510 },
  },
  intl: {
    news: { html: 22_500, css: 12_900, elements: 980 },
    newsDetail: { html: 21_000 },
    home: { html: 38_200, css: 15_900, js: 144_000, elements: 1920 },
    caseDetail: { html: 22_000, css: 12_500, elements: 980 },
    aboutUsHistory: { html: 22_500, elements: 1100 },
    aboutUsTeam: { html: 20_500, elements: 1200 },
    search: { html: 21_000, css: 13_200, elements: 1080 },
    sitemap: { elements: 1040 },
    contact: { html: 24_000, css: 12_900, js: 162_000, elements: 940 },
    productsList: { html: 25_500, elements: 1520 },
    productCompare: { html: 20_500, elements: 980 },
    productSheet: { elements: 980 },
    products: { html: 37_000, css: 16_900, js: 169_000, elements: 1720 },
    solutions: { html: 32_500, css: 15_200, js: 165_000, elements: 1700 },
    serviceSolution: { css: 14_000, js: 163_000 },
    serviceContract: { html: 20_500 },
    supportCustomer: { html: 25_500, css: 12_900, js: 162_000, elements: 1000 },
  },
}

/** The limits of a page type, a little more than it has now; bytes are compressed by brotli. */
export function budgetOf({ page, layout }: PageType): PageWeight {
  return { ...usual, ...larger[layout][page] }
}
