import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteIds } from '@/i18n/locales'
import { materialKinds } from '@/lib/material-kinds'
import { categorySeeds } from '../../../scripts/seed/content/catalogue/categories'
import { models } from '../../../scripts/seed/content/catalogue/range'
import { fileSeeds } from '../../../scripts/seed/content/files'
import { materialFor, materialSeeds } from '../../../scripts/seed/content/materials'
import { lines } from '../../../scripts/seed/content/materials/lines'
import { serviceSeeds } from '../../../scripts/seed/content/services'
import { solutionSeeds } from '../../../scripts/seed/content/solutions'

const seed = path.resolve(import.meta.dirname, '../../../scripts/seed')
const documents = path.join(seed, 'documents')
const files = [...new Set([...materialSeeds, ...fileSeeds].map(({ file }) => file))]
const megabytes = (names: string[]) =>
  names.reduce((sum, name) => sum + statSync(path.join(documents, name)).size, 0) / 2 ** 20

test('every material has a unique 19-digit id and a unique slug', () => {
  expect(materialSeeds.filter(({ id }) => !/^\d{19}$/.test(id))).toEqual([])
  expect(new Set(materialSeeds.map(({ id }) => id)).size).toBe(materialSeeds.length)
  expect(new Set(materialSeeds.map(({ slug }) => slug)).size).toBe(materialSeeds.length)
})

test('the library has documents or videos of every kind (S2 2.9-2.15)', () => {
  expect(new Set(materialSeeds.map(({ kind }) => kind))).toEqual(new Set(materialKinds))
  const count = (kind: string) => materialSeeds.filter((material) => material.kind === kind).length
  expect([count('product-video'), count('user-video')]).toEqual([8, 4])
})

test('there are at least 300 materials, with documents in four languages (S2 6)', () => {
  expect(materialSeeds.length).toBeGreaterThanOrEqual(300)
  for (const kind of ['brochure', 'manual', 'flyer', 'launch-pack', 'newsletter', 'catalogue'])
    for (const language of ['en', 'zh', 'es', 'fr'])
      expect([
        kind,
        language,
        materialSeeds.some((one) => one.kind === kind && one.language === language),
      ]).toEqual([kind, language, true])
})

test('every first-level category has documents of each drill-down, and several go three levels deep (S2 2.10-2.15)', () => {
  for (const kind of ['brochure', 'manual', 'certificate', 'flyer']) {
    const paths = materialSeeds
      .filter((one) => one.kind === kind)
      .flatMap(({ category }) => (category ? [pathOf(category)] : []))
    expect([kind, new Set(paths.map(([first]) => first)).size]).toEqual([kind, 8])
    expect([kind, paths.filter(({ length }) => length === 3).length >= 4]).toEqual([kind, true])
  }
})

test('some products have one file of specifications and some more (S2 2.15)', () => {
  const counts = models.map(
    ({ slug }) =>
      materialSeeds.filter((one) => one.kind === 'specification' && one.models.includes(slug)).length,
  )
  expect(counts.filter((count) => count > 1).length).toBeGreaterThanOrEqual(10)
  expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(10)
})

test('every material has a cover', () => {
  expect(materialSeeds.filter(({ cover }) => !cover)).toEqual([])
})

test('only restricted files name groups, some for the full line only, and one file has one set of them (S2 6)', () => {
  const grouped = materialSeeds.filter(({ groups }) => groups?.length)
  expect(grouped.filter(({ restricted }) => !restricted)).toEqual([])
  expect(new Set(grouped.map(({ kind }) => kind))).toEqual(new Set(['manual', 'launch-pack']))
  expect(grouped.length).toBeLessThan(materialSeeds.filter(({ restricted }) => restricted).length / 2)
  for (const { file } of materialSeeds)
    expect(
      new Set(materialSeeds.filter((one) => one.file === file).map(({ groups }) => String(groups))).size,
    ).toBe(1)
})

test('every material and every other document names an existing file, and every file is used', () => {
  expect(files.filter((file) => !existsSync(path.join(documents, file)))).toEqual([])
  expect(readdirSync(documents).sort()).toEqual([...files].sort())
})

test('documents are PDFs, and videos are mp4 files that can be played while they load', () => {
  for (const file of files.filter((name) => !name.endsWith('.vtt'))) {
    const bytes = readFileSync(path.join(documents, file))
    if (file.endsWith('.pdf')) expect([file, bytes.toString('latin1', 0, 5)]).toEqual([file, '%PDF-'])
    else {
      expect([file, bytes.toString('latin1', 4, 8)]).toEqual([file, 'ftyp'])
      expect([file, bytes.indexOf('moov') < bytes.indexOf('mdat')]).toEqual([file, true])
    }
  }
})

// Papers may grow: the smaller versions of the pictures have made room for them.
test('documents take at most 18 MB, videos at most 8', () => {
  expect(megabytes(files.filter((file) => file.endsWith('.pdf')))).toBeLessThan(18)
  expect(megabytes(files.filter((file) => file.endsWith('.mp4')))).toBeLessThan(8)
})

test('manuals and launch packs are for distributors only, brochures of contracts for all (S2 6, readings 29)', () => {
  const restricted = ['manual', 'launch-pack']
  for (const { slug, kind, restricted: flag } of materialSeeds)
    expect([slug, flag]).toEqual([slug, restricted.includes(kind)])
  // The flag belongs to the file: one file is never both.
  for (const { file } of materialSeeds)
    expect(new Set(materialSeeds.filter((one) => one.file === file).map((one) => one.restricted)).size).toBe(
      1,
    )
})

test('a document is shown once on each site, in its language or else in English', () => {
  const own = { zh_CN: 'zh', en_EN: 'en', en_US: 'en', en_UK: 'en', es_ES: 'es', fr_FR: 'fr' } as const
  const documents = materialSeeds.filter(({ kind }) => kind !== 'newsletter')
  for (const paper of new Set(documents.map((material) => material.document))) {
    const written = materialSeeds.filter((material) => material.document === paper)
    for (const site of siteIds) {
      const shown = written.filter(({ sites }) => sites.includes(site))
      const has = written.some(({ language }) => language === own[site])
      const expected =
        written[0]?.language === 'multi' ? 'multi' : has ? own[site] : site === 'zh_CN' ? undefined : 'en'
      expect([paper, site, shown.map(({ language }) => language)]).toEqual([
        paper,
        site,
        expected ? [expected] : [],
      ])
    }
  }
})

test('materials belong to models and categories of the range', () => {
  const slugs = new Set(models.map(({ slug }) => slug))
  const categories = new Set(categorySeeds.map(({ slug }) => slug))
  expect(materialSeeds.flatMap((material) => material.models).filter((slug) => !slugs.has(slug))).toEqual([])
  expect(materialSeeds.filter(({ category }) => category && !categories.has(category))).toEqual([])
})

test('every model has a brochure, a manual and specifications', () => {
  for (const kind of ['brochure', 'manual', 'specification'])
    for (const { slug } of models)
      expect([
        kind,
        slug,
        materialSeeds.some((one) => one.kind === kind && one.models.includes(slug)),
      ]).toEqual([kind, slug, true])
  expect(lines.map(({ lead }) => lead).filter((lead) => !models.some(({ slug }) => slug === lead))).toEqual(
    [],
  )
})

test('the documents that solutions and contracts name exist on their sites', () => {
  for (const { catalogue, sites } of solutionSeeds)
    if (catalogue) expect(sites.filter((site) => !materialFor(catalogue, site))).toEqual([])
  for (const { files: named, sites } of serviceSeeds.contracts)
    for (const paper of named) expect(sites.filter((site) => !materialFor(paper, site))).toEqual([])
})

test('covers are pictures of the seed', () => {
  const covers = materialSeeds.flatMap(({ cover }) => cover ?? [])
  expect(covers.filter((cover) => !existsSync(path.join(seed, 'assets', cover)))).toEqual([])
})

/** A category with those above it, outermost first. */
function pathOf(slug: string): string[] {
  const category = categorySeeds.find((one) => one.slug === slug)
  return category?.parent ? [...pathOf(category.parent), slug] : [slug]
}
