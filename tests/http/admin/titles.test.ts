import { adminLanguages } from '@/cms/texts'
import { expect, test } from '../../support/http-admin'
import { open } from '../../support/http'

test.for(['zh', 'fr'] as const)(
  'our views have their title in %s in the tab of the browser',
  async (language, { signIn }) => {
    const headers = await signIn('editor')
    const cookie = `${headers.cookie}; payload-lng=${language}`
    const titleOf = async (path: string) =>
      (await open(path, { headers: { ...headers, cookie } })).document.title
    const { table, redirects, dashboard } = adminLanguages[language]
    expect([
      await titleOf('/admin/collections/products/table'),
      await titleOf('/admin/collections/redirects/table'),
      await titleOf('/admin/overview/missing-translations'),
    ]).toEqual(
      [table.title, redirects.tableTitle, dashboard.missingTranslations].map(
        (title) => `${title} · Isotherm`,
      ),
    )
  },
)
