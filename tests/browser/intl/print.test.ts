import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const u830 = '1211952306528985089'

for (const { site, path, heading, footer, hidden } of [
  {
    site: 'en_EN',
    path: `/en/products?id=${u830}&lang=en_EN`,
    heading: 'Technical data',
    footer: [/Norvane Biomedical Co/, /As of \d/, /Page\s*1\s*of\s*2/],
    hidden: ['Related products', 'Pictures', 'High-resolution videos', 'Solutions', 'Contact Us'],
  },
  {
    site: 'zh_CN',
    path: `/zh_CN/products?id=${u830}`,
    heading: '产品参数',
    // Normalised, with half-width punctuation. The PDF has its own character for the word for page.
    footer: [/诺凡生物医疗股份有限公司/, /更新日期:2026/, /第\s*1\s*.,共\s*2\s*./],
    hidden: ['相关产品', '解决方案', '联系我们'],
  },
])
  test(`a product of ${site} is printed as a data sheet of two pages (the look, Print)`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const pages = await printed(page)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('U830')
    for (const part of footer) expect(pages[0]).toMatch(part)
    expect(pages.join(' ')).toContain(heading)
    expect(pages.join(' ')).toContain('E512006')
    for (const words of hidden) expect(pages.join(' ')).not.toContain(words)

    await page.emulateMedia({ media: 'print' })
    const picture = page.getByRole('main').getByRole('img').first()
    // 90 mm in CSS pixels.
    expect(Math.round((await picture.boundingBox())?.height ?? 0)).toBe(340)
  })

test('an article is printed with logo and footer, without what stands beside it (the look, Print)', async ({
  page,
}) => {
  await page.goto('/en/newsDetail?id=1214000000000002060&lang=en_EN')
  const [first = ''] = await printed(page)
  expect(first).toMatch(/Norvane Biomedical.*Rotterdam calibration room/)
  expect(first).toMatch(/As of \d/)
  expect(first).toMatch(/Page\s*1\s*of/)
  expect(first).not.toContain('Recommended')
})

/** The text of each page of the page's PDF. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise
  const texts = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const pieces = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    texts.push(pieces.join('').normalize('NFKC'))
  }
  return texts
}
