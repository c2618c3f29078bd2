import { expect, type Page } from '@playwright/test'
import { pdfOf } from '../../../factories/pdf'
import { waitForHydration } from '../../../support/browser-hydration'
import { expectRendered, uploadPdf } from '../../../support/browser-pdf'
import type { Content } from '../../../support/content'
import type { State } from '../state'

const variableSpeed = '1215000000000101101'
const u830 = '1211952306528985089'

/** Nothing to open: a variant of a page type that its first address does not show. */
async function loaded(page: Page): Promise<void> {
  await waitForHydration(page)
}

const view = (name: string, path: string): State => ({ name, path, open: loaded, widths: [1440, 845, 390] })

async function longDocument(content: Content): Promise<string> {
  const name = `A document with quite a long name ${'that goes on '.repeat(10)}.pdf`
  const pages = [{ lines: ['A compressor runs here.'] }, { lines: ['Another compressor runs here.'] }]
  const { key } = await uploadPdf(content, pages, { name })
  return `/en/pdf?url=${encodeURIComponent(key)}&lang=en_EN`
}

async function outlinedDocument(content: Content): Promise<string> {
  const pages = ['Safety', 'Installation'].map((bookmark) => ({ lines: [bookmark], bookmark }))
  const { key } = await uploadPdf(content, pages)
  return `/en/pdf?url=${encodeURIComponent(key)}&lang=en_EN`
}

async function chineseDocument(content: Content): Promise<string> {
  const pages = [{ lines: ['超低温冰箱使用说明书'], script: 'GBK-EUC-H' as const }]
  const { key } = await uploadPdf(content, pages, { name: '超低温冰箱 说明书.pdf' })
  return `/zh_CN/pdf?url=${encodeURIComponent(key)}`
}

async function openPanel(page: Page, name: string) {
  await expectRendered(page)
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('navigation', { name })).toBeVisible()
}

async function searchIn(page: Page, opener: string, field: string, words: string, status: string) {
  await expectRendered(page)
  await page.getByRole('button', { name: opener }).click()
  await page.getByRole('textbox', { name: field }).fill(words)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(status)
}

export const supportStates: State[] = [
  view('support hub in Spanish', '/en/support?lang=es_ES'),
  view('pictures, subfolders', '/en/support/productPicture?level=1&id=1215000000000101000&lang=en_EN'),
  view('pictures, products', '/en/support/productPicture?level=3&id=1215000000000101200&lang=en_EN'),
  view('pictures of a product', `/en/support/productPicture?level=4&id=${u830}&lang=en_EN`),
  view('a video of the library', '/en/support/productVideo?id=1216000000000011015&lang=en_EN'),
  view('brochures in French', '/en/support/productBrochure?lang=fr_FR'),
  view('manuals in French', `/en/support/ManualBrochure?id=${variableSpeed}&level=3&lang=fr_FR`),
  view('certificates', `/en/support/trainingMaterial?level=3&type=c&id=${variableSpeed}&lang=en_US`),
  view('specifications in French', '/en/support/trainingMaterial?index=4&type=s&lang=fr_FR'),
  view('Chinese support page with text', '/zh_CN/supportDetail?type=0'),
  view('Chinese repair request', '/zh_CN/supportDetail?type=2'),
  {
    name: 'enlarged picture of a product',
    path: `/en/support/productPicture?level=4&id=${u830}&lang=es_ES`,
    open: async (page) => {
      await waitForHydration(page)
      const gallery = page.getByRole('main').getByRole('group').first()
      await gallery.locator('.swiper-slide-active').getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'PDF over the support library',
    path: '/en/support/productBrochure?lang=en_EN',
    open: async (page) => {
      // A document created here: the content of other documents is not the viewer's.
      const body = pdfOf([{ lines: ['A compressor runs here.'] }])
      await page.route('**/file/documents/**', (route) =>
        route.fulfill({ body, contentType: 'application/pdf' }),
      )
      await waitForHydration(page)
      const main = page.getByRole('main')
      const documents = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /2026/ }) })
      await documents.first().getByRole('link', { name: /^View/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectRendered(page)
    },
  },
  {
    name: 'PDF viewer with a long name and the search open',
    path: longDocument,
    open: (page) => searchIn(page, 'Search in the document', 'Find words', 'compressor', '1 of 2'),
  },
  {
    name: 'Chinese PDF viewer with the search open',
    path: chineseDocument,
    open: (page) => searchIn(page, '在文档中查找', '输入要查找的文字', '低温冰箱', '第 1/1 处'),
  },
  {
    name: 'PDF viewer with the contents open',
    path: outlinedDocument,
    open: (page) => openPanel(page, 'Contents and pages'),
  },
  {
    name: 'Chinese PDF viewer with the pictures of its pages open',
    path: chineseDocument,
    open: (page) => openPanel(page, '目录与缩略图'),
  },
  {
    name: 'PDF viewer with a document that could not be loaded',
    path: longDocument,
    tolerated: [/ERR_FAILED/],
    open: async (page) => {
      await page.route('**/file/documents/**', (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    },
  },
]
