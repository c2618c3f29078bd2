import { captions, mp4 } from '../../factories/uploads'
import { expect, openPreview, publish, hydratedElement, test, textOf } from '../../support/browser-admin'
import { uniqueTitle } from '../../support/content'

test('a video of the company is previewed while its title changes, and gets captions (S1 2.12, issue 4)', async ({
  page,
  request,
  administer,
  content,
  signIn,
}) => {
  const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: mp4 }
  const { id: video } = await content.upload('files', file)
  const { id, title } = await content.create('company-videos', {
    title: uniqueTitle('A film'),
    sites: ['en_EN'],
    order: 900,
    video,
    _status: 'published',
  })
  const after = uniqueTitle('Another film')
  await signIn('editor')
  await page.goto(`/admin/collections/company-videos/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.locator('#field-title').fill(after)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(after)
  expect(await textOf(request, `/f/companyVideo/queryById?siteId=en_EN&id=${id}`)).not.toContain(after)

  const stem = uniqueTitle('captions').replace(' ', '-')
  const field = page.locator('#field-captions')
  const drawer = page.getByRole('dialog')
  await (await hydratedElement(field.getByRole('button', { name: 'Create New', exact: true }))).click()
  const words = { name: `${stem}.vtt`, mimeType: 'text/vtt', buffer: captions }
  await drawer.locator('input[type="file"]').setInputFiles(words)
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field.getByText(new RegExp(`^${stem}-\\d{19}\\.vtt$`))).toBeVisible()
  await expect(page.getByRole('link', { name: `Open “${stem}.vtt”`, exact: true })).toBeVisible()

  await publish(page)
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/company-videos/${id}?locale=en_EN&depth=1`)
      const doc = (await response.json()) as { _status: string; title: string; captions?: CaptionFile | null }
      if (doc.captions) content.deleteAfterwards(`files/${doc.captions.id}`)
      return [doc._status, doc.title, doc.captions?.mimeType]
    })
    .toEqual(['published', after, 'text/vtt'])
  await page.goto(`/en/aboutUs/videoDetail?id=${id}&lang=en_EN`)
  await expect(page.locator('track[kind="captions"][srclang="en"]')).toHaveCount(1)
})

type CaptionFile = { id: string; mimeType?: string }
