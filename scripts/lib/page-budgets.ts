import type { PageType } from './page-types.ts'
import type { PageWeight } from './page-weight.ts'

type Budgets = Partial<Record<PageType['page'], Partial<PageWeight>>>

/** Most pages: text, a list of cards or a form in the frame of the site. */
const usual: PageWeight = { html: 20_400, css: 12_050, js: 140_000, elements: 960, blocking: 0 }

/** Pages with more in them. */
const larger: Record<PageType['layout'], Budgets> = {
  zh: {
    news: { html: 22_000, elements: 930 },
    home: { html: 46_500, css: 15_600, js: 144_000, elements: 2180 },
    cases: { html: 28_500, elements: 1160 },
    caseDetail: { html: 20_100, css: 12_150, elements: 910 },
    aboutUsNew: { html: 20_300, elements: 910 },
    investorInformation: { elements: 920 },
    search: { html: 19_900, css: 13_000, elements: 1090 },
    productsList: { html: 24_200, elements: 1770 },
    productCompare: { elements: 980 },
    productSheet: { elements: 975 },
    products: { html: 27_300, css: 16_700, js: 168_000, elements: 1410 },
    solutions: { html: 25_000, css: 12_600, elements: 1560 },
  },
  intl: {
    news: { html: 22_500, css: 12_950, elements: 1020 },
    newsDetail: { html: 21_400 },
    home: { html: 38_200, css: 15_900, js: 144_000, elements: 1930 },
    caseDetail: { html: 22_400, css: 12_500, elements: 1020 },
    aboutUsHistory: { html: 22_800, elements: 1140 },
    aboutUsTeam: { html: 21_100, elements: 1250 },
    search: { html: 21_300, css: 13_200, elements: 1160 },
    sitemap: { elements: 1090 },
    contact: { html: 24_400, css: 12_900, js: 162_000, elements: 1000 },
    productsList: { html: 25_700, elements: 1580 },
    productCompare: { html: 20_700, elements: 1020 },
    productSheet: { elements: 1030 },
    products: { html: 37_300, css: 16_900, js: 169_000, elements: 1760 },
    solutions: { html: 32_700, css: 15_200, js: 165_000, elements: 1760 },
    serviceSolution: { css: 14_000, js: 163_000 },
    serviceContract: { html: 21_000 },
    supportCustomer: { html: 25_500, css: 12_900, js: 162_000, elements: 1040 },
  },
}

/** The limits of a page type, a little more than it has now; bytes are compressed by brotli. */
export function budgetOf({ page, layout }: PageType): PageWeight {
  return { ...usual, ...larger[layout][page] }
}
