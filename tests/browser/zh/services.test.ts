import { expect, test } from '../../support/browser'

test('the Chinese site has no service solutions of its own (S2 2.8)', async ({ request }) => {
  for (const path of ['/zh_CN/serviceSolution', '/zh_CN/serviceSolution/contract?id=1214000000000002302']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
