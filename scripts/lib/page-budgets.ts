import type { PageType } from './page-types.ts'
import type { PageWeight } from './page-weight.ts'

type Budgets = Partial<Record<PageType['page'], Partial<PageWeight>>>

/** Most pages: text, a list of cards or a form in the frame of the site. */
const usual: PageWeight = { html: 19_000, css: 12_350, js: 140_000, elements: 955, blocking: 0 }

/** Pages with more in them. */
const larger: Record<PageType['layout'], Budgets> = {
  zh: {
    home: { html: 38_800, css: 16_100, js: 144_000, elements: 2225 },
    aboutUs: { css: 12_450 },
    cases: { html: 23_300, elements: 1230 },
    caseDetail: { html: 20_400, css: 13_100, elements: 945 },
    search: { css: 13_150, elements: 1095 },
    productsList: { html: 22_800, elements: 1640 },
    productCompare: { elements: 1050 },
    productSheet: { elements: 975 },
    products: { html: 26_600, css: 17_250, js: 168_000, elements: 1410 },
    solutions: { html: 23_900, css: 13_150, elements: 1545 },
  },
  intl: {
    news: { html: 21_100, css: 13_650, elements: 1010 },
    newsDetail: { html: 19_900 },
    home: { html: 35_500, css: 16_600, js: 144_000, elements: 1910 },
    cases: { elements: 965 },
    caseDetail: { html: 22_700, css: 13_450, elements: 1040 },
    aboutUs: { html: 19_700 },
    aboutUsHistory: { html: 21_500, elements: 1130 },
    aboutUsTeam: { elements: 1195 },
    search: { html: 20_000, css: 13_400, elements: 1145 },
    sitemap: { elements: 1075 },
    contact: { html: 20_600, css: 12_900, js: 162_000, elements: 980 },
    productsList: { html: 24_600, css: 12_400, elements: 1495 },
    productCompare: { html: 20_000, css: 12_550, elements: 1070 },
    productSheet: { elements: 1015 },
    products: { html: 32_800, css: 17_400, js: 169_000, elements: 1750 },
    solutions: { html: 28_900, css: 15_400, js: 165_000, elements: 1730 },
    serviceSolution: { css: 14_200, js: 163_000 },
    serviceContract: { css: 12_400 },
    supportCustomer: { html: 21_600, css: 13_150, js: 162_000, elements: 1030 },
  },
}

/** The limits of a page type, a little more than it has now; bytes are compressed by brotli. */
export function budgetOf({ page, layout }: PageType): PageWeight {
  return { ...usual, ...larger[layout][page] }
}
