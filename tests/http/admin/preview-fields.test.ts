import config from '@payload-config'
import type { ClientField, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { locateField } from '@/cms/preview/admin/locate-field'
import { href } from '@/addresses/href'
import { isChinese } from '@/addresses/sites'
import type { SiteId } from '@/i18n/locales'
import { companyTextSlots } from '@/lib/company-text-slots'
import { marksIn } from '@/lib/content-marks'
import { request } from '../../support/http'
import { expect, test } from '../../support/http-admin'
import { anyRow, fillForm, type FilledField } from '../../support/preview-fields'
import { showForm } from '../../support/show-form'

type Values = Record<string, unknown>
type Kind = SanitizedCollectionConfig | SanitizedGlobalConfig
type Editor = { cookie: string; 'sec-fetch-site': 'same-origin' }

const { collections, globals } = await config
const kinds: Kind[] = [...collections, ...globals].filter(({ admin }) => admin.livePreview)

type Variant = { where?: string; empty?: string[] }

const where = (field: string, value: string): Variant => ({ where: `where[${field}][equals]=${value}` })

/** The documents that are edited, where not every one shows all fields. */
const variants: Record<string, Variant[]> = {
  banners: [where('place', 'hero'), where('place', 'hot-products')],
  materials: [where('kind', 'product-video'), where('kind', 'brochure'), where('kind', 'manual')],
  'company-texts': companyTextSlots.map((slot) => where('place', slot)),
  'service-contracts': [where('type.contractLayout', 'normal'), where('type.contractLayout', 'special')],
  'team-members': [where('group.kind', 'leaders'), where('group.kind', 'sales')],
  'team-groups': [where('kind', 'sales')],
  'home-page': [{}, { empty: ['statistics.#.figure'] }],
  solutions: [{}, { empty: ['steps.#.title'] }],
}

/** Pages that show what the preview of a form does not. */
const furtherPages: Record<string, (stored: Values, site: SiteId) => string[]> = {
  products: ({ id, category }, site) => [
    href(site, 'productsList', { id: String(category) }),
    href(site, 'productSheet', { id: String(id) }),
    href(site, 'home'),
  ],
  'product-categories': (_stored, site) => [href(site, 'productsList'), href(site, 'home')],
  cases: (_stored, site) => [href(site, 'cases'), href(site, 'home')],
  'case-types': (_stored, site) => [href(site, 'cases'), href(site, 'home')],
  news: (_stored, site) => [href(site, 'news')],
  'investor-relations': (_stored, site) => [href(site, 'investorStocks'), href(site, 'investorNotice')],
  'service-support': (_stored, site) =>
    isChinese(site) ? [href(site, 'supportDetail', { type: '2' })] : [href(site, 'contact')],
  'support-pages': (_stored, site) => [href(site, 'support')],
  'site-settings': (_stored, site) => [href(site, 'solutions')],
}

/** Fields that no page shows, and why. */
const notShown: [pattern: RegExp, reason: string][] = [
  [
    /^banners en_EN (?:figureNote|mobilePicture)$/,
    'Only the Chinese banners have notes and pictures for phones.',
  ],
  [/^(?:case-types \w+ cover|(?:product-categories|solutions) \w+ icon)$/, 'Clients of /f/ show these.'],
  [/^cases en_EN logo$/, 'The international tiles of cases have no logo.'],
  [/^home-page zh_CN iot/, 'The Chinese home page has no such section.'],
  [/^materials \w+ version$/, 'For editors.'],
  [/^navigation zh_CN utility/, 'The Chinese header has no such bar.'],
  [/^partners zh_CN/, 'The Chinese site does not show partners.'],
  [/^service-support en_EN (?!customerIntroduction|contactPicture)/, 'Only the Chinese pages show these.'],
  [/^service-support zh_CN (?:customerIntroduction|contactPicture)$/, 'Only international pages show these.'],
  [/^[\w-]+ \w+ seo\./, 'For the head of pages.'],
  [
    /^(?:product-categories \w+|solutions zh_CN) cover$/,
    'For shared links, unless they have a picture of their own.',
  ],
  [/^request-settings \w+ webhooks/, 'For other systems.'],
  [/^promotions \w+ title$/, 'For editors.'],
  [/^search-settings \w+ (?:shortcuts|synonyms)/, 'What visitors type, and what is searched for it.'],
  [/^site-settings \w+ (?:home(?:Title|Description|Keywords)|shareImage)$/, 'For the head of pages.'],
  [/^site-settings zh_CN tagline$/, 'The Chinese header has no such bar.'],
  [/^solutions en_EN (?:advantage|banner|functions|steps\.#\.\w+)$/, 'Only the Chinese page shows these.'],
]

test('every text and picture of a form is shown in its preview with its field, and nowhere else (issue 16)', async ({
  signIn,
}) => {
  const editor = await signIn('administrator')
  const pictures = await picturesOf(editor)
  const missing: string[] = []
  let count = 0
  const jobs = kinds.flatMap((kind) => (['zh_CN', 'en_EN'] as const).map((site) => ({ kind, site })))
  await Promise.all(
    [0, 1].map(async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const result = await checkForm({ ...job, editor, pictures })
        missing.push(...result.missing)
        count += result.count
      }
    }),
  )
  expect(missing.filter((name) => !isNotShown(name))).toEqual([])
  expect(notShown.filter(([pattern]) => !missing.some((name) => pattern.test(name)))).toEqual([])
  expect(count).toBeGreaterThan(250)
}, 300_000)

const isNotShown = (name: string) => notShown.some(([pattern]) => pattern.test(name))

type Job = { kind: Kind; site: SiteId; editor: Editor; pictures: string[] }

type Checked = { count: number; missing: string[] }

/** The fields of a form that no page shows, with any of the edited documents. */
async function checkForm(job: Job): Promise<Checked> {
  const results: Checked[] = []
  for (const variant of variants[job.kind.slug] ?? [{}]) {
    const result = await checkDocument(job, variant)
    if (result) results.push(result)
    if (result?.missing.length === 0) break
  }
  const [first, ...others] = results
  const missing = (first?.missing ?? []).filter((name) =>
    others.every((other) => other.missing.includes(name)),
  )
  return { count: first?.count ?? 0, missing }
}

async function checkDocument(
  { kind, site, editor, pictures }: Job,
  variant: Variant,
): Promise<Checked | null> {
  const { slug } = kind
  const stored = await storedOf(kind, site, { editor, variant })
  const preview = stored && (await startedPreview(kind, site, { stored, editor }))
  if (!preview) return null
  const id = String(stored.id ?? '')
  const { values, filled } = fillForm(kind.flattenedFields, stored, {
    slug,
    id,
    pictures: pictures.values(),
    empty: variant.empty,
  })
  const form = JSON.stringify({
    ...('auth' in kind ? { collectionSlug: slug } : { globalSlug: slug }),
    locale: site,
    data: values,
  })
  let missing = filled
  const further = (furtherPages[slug]?.(stored, site) ?? []).map((address) => `/preview${address}`)
  for (const address of [preview.address, ...further]) {
    if (missing.length === 0) break
    const shown = await showForm(address, { form, headers: preview.headers })
    missing = missing.filter((field) => !isShown(field, shown, kind))
    for (const path of [address, address.replace('/preview', '')]) {
      const html = await (await request(path, { headers: preview.headers, redirect: 'follow' })).text()
      if (/Zq\d+x/.test(html)) throw new Error(`${path} shows what was not saved.`)
    }
  }
  const after = await storedOf(kind, site, { editor, variant })
  expect(after?.updatedAt).toBe(stored.updatedAt)
  const [all, unseen] = [filled, missing].map((fields) => new Set(fields.map(({ path }) => anyRow(path))))
  const seen = new Set(filled.filter((field) => !missing.includes(field)).map(({ path }) => anyRow(path)))
  return {
    count: all?.size ?? 0,
    missing: [...(unseen ?? [])].filter((path) => !seen.has(path)).map((path) => `${slug} ${site} ${path}`),
  }
}

/** Whether a rendered page shows a field, and its origin leads back to the field of the form. */
function isShown({ path, origin: from, shown, isPicture }: FilledField, page: string, kind: Kind): boolean {
  if (isPicture) return page.includes(shown)
  const marks = page
    .split(shown)
    .slice(1)
    .flatMap((rest) => marksIn(rest.slice(0, 200)).slice(0, 1))
  return marks.includes(from) && locateField(kind.fields as ClientField[], path.split('.')) !== null
}

type Reading = { editor: Editor; variant: Variant }

/** The first document of a site, as its form has it. */
async function storedOf(kind: Kind, site: SiteId, { editor, variant }: Reading): Promise<Values | null> {
  const { slug } = kind
  const options = `locale=${site}&fallback-locale=none&depth=0&draft=true`
  if (!('auth' in kind)) {
    const { id: _, ...stored } = await json(`/api/globals/${slug}?${options}`, editor)
    return stored
  }
  const filter = `limit=1&where[sites][in]=${site}&${variant.where ?? ''}`
  const { docs } = await json(`/api/${slug}?${options}&${filter}`, editor)
  return (docs as Values[])[0] ?? null
}

/** The preview that the form opens, or null if the site has no page for it. */
async function startedPreview(
  { admin }: Kind,
  site: SiteId,
  { stored, editor }: { stored: Values; editor: Editor },
) {
  const req = { headers: new Headers() } as PayloadRequest
  const address = await admin.preview?.(stored, { locale: site, req, token: null })
  const response = await request(address ?? '', { headers: editor })
  if (response.status === 404) return null
  const cookie = `${editor.cookie}; ${response.headers.get('set-cookie')?.split(';')[0]}`
  return { address: response.headers.get('location') ?? '', headers: { ...editor, cookie } }
}

async function picturesOf(headers: Editor): Promise<string[]> {
  const { docs } = await json('/api/media?limit=300&depth=0&where[mimeType][equals]=image/webp', headers)
  return (docs as { id: string }[]).map(({ id }) => id)
}

async function json(path: string, headers: Editor): Promise<Values> {
  return (await (await request(path, { headers })).json()) as Values
}
