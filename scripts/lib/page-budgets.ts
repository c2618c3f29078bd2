import type { PageType } from './page-types.ts'
import type { PageWeight } from './page-weight.ts'

type Budgets = Partial<Record<PageType['page'], Partial<PageWeight>>>

/** Most pages: text, a list of cards or a form in the frame of the site. */
const usual: PageWeight = { html: 18_800, css: 12_250, js: 140_000, elements: 955, blocking: 0 }

/** Pages with more in them. */
const larger: Record<PageType['layout'], Budgets> = {
  zh: {
    home: { html: 38_200, css: 15_750, js: 144_000, elements: 2190 },
    cases: { html: 22_200, elements: 1160 },
    caseDetail: { html: 20_100, css: 12_850, elements: 935 },
    search: { css: 13_000, elements: 1095 },
    productsList: { html: 22_100, elements: 1640 },
    productCompare: { elements: 980 },
    productSheet: { elements: 975 },
    products: { html: 26_300, css: 16_950, js: 168_000, elements: 1395 },
    solutions: { html: 23_000, css: 12_600, elements: 1500 },
  },
  intl: {
    news: { html: 20_800, css: 13_200, elements: 1010 },
    newsDetail: { html: 19_700 },
    home: { html: 34_800, css: 16_250, js: 144_000, elements: 1870 },
    caseDetail: { html: 22_400, css: 13_150, elements: 1040 },
    aboutUsHistory: { html: 21_200, elements: 1130 },
    aboutUsTeam: { elements: 1195 },
    search: { html: 19_800, css: 13_200, elements: 1145 },
    sitemap: { elements: 1075 },
    contact: { html: 20_300, css: 12_900, js: 162_000, elements: 980 },
    productsList: { html: 23_800, elements: 1495 },
    productCompare: { html: 19_100, elements: 1010 },
    productSheet: { elements: 1015 },
    products: { html: 32_400, css: 17_000, js: 169_000, elements: 1750 },
    solutions: { html: 28_600, css: 15_200, js: 165_000, elements: 1700 },
    serviceSolution: { css: 14_000, js: 163_000 },
    supportCustomer: { html: 21_300, css: 12_900, js: 162_000, elements: 1030 },
  },
}

/** The limits of a page type, a little more than it has now; bytes are compressed by brotli. */
export function budgetOf({ page, layout }: PageType): PageWeight {
  return { ...usual, ...larger[layout][page] }
}
