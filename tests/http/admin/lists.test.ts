import { expect, test } from '../../support/http-admin'
import { open } from '../../support/http'

test('lists show words and units as people write them', async ({ signIn }) => {
  const headers = await signIn('editor')
  const promotions = await open('/admin/collections/promotions', { headers })
  expect(promotions.getByRole('table')).toHaveTextContent('energy saving · ')
  const parameters = await open('/admin/collections/parameters?limit=100', { headers })
  const units = parameters.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(units).toContain('°C')
  expect(units).not.toContain('degC')
})

test('the note on searching titles is shown where they have languages', async ({ signIn }) => {
  const headers = await signIn('editor')
  const noteIn = async (path: string) =>
    (await open(path, { headers })).queryByText('Titles are found in all languages.')
  expect(await noteIn('/admin/collections/partners')).toBeInTheDocument()
  expect(await noteIn('/admin/collections/distributor-groups')).toBeNull()
})

test('forms have no tab with the JSON of the document', async ({ content, signIn }) => {
  const { id } = await content.news()
  const headers = await signIn('editor')
  const form = await open(`/admin/collections/news/${id}`, { headers })
  expect(form.getByRole('link', { name: /^Versions/ })).toBeInTheDocument()
  expect(form.queryByRole('link', { name: 'API' })).toBeNull()
})
