import { uniqueTitle } from '../../support/content'
import { expect, openPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

function headOf({ document }: Page) {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null
  return {
    title: document.title,
    description: meta('description'),
    robots: meta('robots'),
    sharedTitle: meta('og:title'),
    sharedDescription: meta('og:description'),
  }
}

test('the texts for search engines replace those of the page, also on sites that take them from it (issue 16)', async ({
  content,
}) => {
  const [title, found] = [uniqueTitle('A title'), uniqueTitle('Found')]
  const seo = { title: found, description: 'What a search engine shows.' }
  const { id } = await content.news({ title, sites: ['en_EN', 'fr_FR', 'es_ES'], seo })
  await content.update(`news/${id}`, { seo: { title: 'Trouvé' } }, { locale: 'fr_FR' })
  const pageOn = (site: string) => open(`/en/newsDetail?id=${id}&lang=${site}`)

  const own = await pageOn('en_EN')
  expect(own.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(headOf(own)).toEqual({
    title: found,
    description: seo.description,
    robots: null,
    sharedTitle: found,
    sharedDescription: seo.description,
  })
  expect(headOf(await pageOn('es_ES'))).toMatchObject({ title: found, description: seo.description })
  expect(headOf(await pageOn('fr_FR'))).toMatchObject({ title: 'Trouvé', description: seo.description })
})

test('a page that is not for search engines says so, and sitemap.xml leaves it out (issue 16)', async ({
  content,
}) => {
  const { id } = await content.news({ seo: { noIndex: true } })
  const listed = await content.news()
  const siteMap = await (await request('/sitemap.xml')).text()
  expect(siteMap).toContain(listed.id)
  expect(siteMap).not.toContain(id)
  const page = await open(`/en/newsDetail?id=${id}&lang=en_EN`)
  expect(headOf(page).robots).toBe('noindex')
  await content.update(`news/${id}`, { seo: { noIndex: false } })
  expect(await (await request('/sitemap.xml')).text()).toContain(id)
})

test('a preview has the latest texts for search engines, without origins (issue 16)', async ({
  content,
  signIn,
}) => {
  const { id } = await content.news({ seo: { title: 'Published' } })
  const seo = { title: 'Draft', description: 'Drafted.' }
  await content.update(`news/${id}`, { seo, _status: 'draft' }, { draft: true })
  const preview = await openPreview({ collection: 'news', id, site: 'en_EN' }, await signIn('editor'))
  expect(headOf(preview)).toMatchObject({ title: 'Draft', description: 'Drafted.', sharedTitle: 'Draft' })
  expect(headOf(await open(`/en/newsDetail?id=${id}&lang=en_EN`)).title).toBe('Published')
})
