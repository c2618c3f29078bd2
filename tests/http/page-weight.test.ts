import { coverageFolder } from '../../scripts/lib/coverage-folder.mjs'
import { budgetOf } from '../../scripts/lib/page-budgets'
import { addressesIn, addressOf, pageTypes } from '../../scripts/lib/page-types'
import { pageScale, type PageWeight } from '../../scripts/lib/page-weight'
import { clientNetwork } from '../support/client-network'
import { expect, origin, request, test } from '../support/http'

// Coverage is measured with scripts that are not minified.
test.skipIf(coverageFolder)(
  'no page sends or contains more than its budget (issue 17)',
  async () => {
    const siteMap = addressesIn(await (await request('/sitemap.xml')).text())
    const weigh = pageScale(origin, clientNetwork(origin))
    const excesses: string[] = []
    for (const type of pageTypes) {
      const address = addressOf(type, siteMap)
      const weight = await weigh(address)
      const budget = budgetOf(type)
      for (const name of Object.keys(weight) as (keyof PageWeight)[]) {
        if (weight[name] > budget[name])
          excesses.push(
            `${address} (${type.page}, ${type.layout}): ${name} ${weight[name]} > ${budget[name]}`,
          )
      }
    }
    expect(excesses).toEqual([])
  },
  120_000,
)
