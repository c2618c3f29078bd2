import type { PageType } from './page-types.ts'
import type { PageWeight } from './page-weight.ts'

type Budgets = Partial<Record<PageType['page'], Partial<PageWeight>>>

/** Most pages: text, a list of cards or a form in the frame of the site. */
const usual: PageWeight = { html: 21_500, css: 33_500, js: 149_000, elements: 1380, blocking: 4 }

/** Pages with more in them. */
const larger: Record<PageType['layout'], Budgets> = {
  zh: {
    news: { html: 24_500 },
    home: { html: 53_500, css: 35_500, js: 176_000, elements: 3380, blocking: 6 },
    cases: { html: 31_000, elements: 1680 },
    caseDetail: { js: 174_000, blocking: 5 },
    aboutUsNew: { html: 22_500 },
    investorStocks: { blocking: 5 },
    investorNotice: { blocking: 5 },
    search: { html: 25_500, elements: 1520 },
    legal: { blocking: 5 },
    pdf: { css: 35_500, blocking: 5 },
    productsList: { html: 26_500, elements: 2220, blocking: 5 },
    productCompare: { elements: 1440 },
    productSheet: { elements: 1440 },
    products: { html: 28_500, css: 35_500, js: 221_000, elements: 1900, blocking: 6 },
    solutions: { html: 27_500, elements: 2000 },
    distributor: { blocking: 5 },
    distributorPassword: { blocking: 5 },
  },
  intl: {
    news: { html: 23_500, elements: 1440 },
    newsDetail: { html: 23_000 },
    home: { html: 41_500, css: 35_500, js: 177_000, elements: 2680, blocking: 6 },
    caseDetail: { html: 23_500, js: 174_000, elements: 1460, blocking: 5 },
    aboutUsHistory: { html: 24_000, elements: 1560 },
    aboutUsTeam: { elements: 1680 },
    search: { html: 25_500, elements: 1560 },
    legal: { blocking: 5 },
    sitemap: { elements: 1500 },
    pdf: { css: 35_500, blocking: 5 },
    contact: { html: 25_500, js: 191_000 },
    productsList: { html: 27_500, elements: 2020, blocking: 5 },
    productCompare: { elements: 1440 },
    productSheet: { elements: 1440 },
    products: { html: 38_500, css: 35_500, js: 222_000, elements: 2220, blocking: 6 },
    solutions: { html: 34_000, js: 194_000, elements: 2220 },
    serviceSolution: { js: 192_000 },
    supportProductPicture: { css: 35_500, js: 174_000, blocking: 6 },
    distributor: { blocking: 5 },
    distributorPassword: { blocking: 5 },
    supportCustomer: { html: 27_000, js: 191_000, elements: 1460 },
  },
}

/** The limits of a page type, a little more than it has now; bytes are compressed by brotli. */
export function budgetOf({ page, layout }: PageType): PageWeight {
  return { ...usual, ...larger[layout][page] }
}
