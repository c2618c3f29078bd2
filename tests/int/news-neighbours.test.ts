import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findNewsNeighbours } from '@/features/news/queries'
import { changeNews, makeNews } from '../factories/news'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const day = (date: number) => `2026-03-0${date}T08:00:00.000Z`

test('the neighbours of an article are the next newer and the next older one in its list (issue 19)', async () => {
  const sites = ['es_ES' as const]
  const saving = { locale: 'es_ES' as const }
  const oldest = await makeNews(
    cms,
    { title: 'Primero', publishTime: day(1), sites, investors: true },
    saving,
  )
  const newest = await makeNews(
    cms,
    { title: 'Tercero', publishTime: day(3), sites, investors: true },
    saving,
  )
  const middle = await makeNews(cms, { title: 'Segundo', publishTime: day(2), sites }, saving)

  const first = { id: oldest.id, name: 'Primero' }
  const third = { id: newest.id, name: 'Tercero' }
  expect(await findNewsNeighbours('es_ES', middle.id, 'news')).toEqual({ last: third, next: first })
  expect(await findNewsNeighbours('es_ES', newest.id, 'investors')).toEqual({ last: null, next: first })
  expect(await findNewsNeighbours('es_ES', oldest.id, 'investors')).toEqual({ last: third, next: null })
  expect(await findNewsNeighbours('es_ES', middle.id, 'investors')).toEqual({ last: null, next: null })

  await changeNews(cms, oldest.id, { title: 'Cambiado' }, saving)
  expect((await findNewsNeighbours('es_ES', middle.id, 'news')).next?.name).toBe('Cambiado')
})

test('drafts and articles of other sites are not neighbours; titles are those that the site shows (issue 19)', async () => {
  const sites = ['en_UK' as const, 'fr_FR' as const]
  const shown = await makeNews(cms, { title: 'Shown', publishTime: day(1), sites }, { locale: 'en_EN' })
  await makeNews(cms, { title: 'Elsewhere', publishTime: day(2), sites: ['en_UK'] })
  await makeNews(cms, { title: 'Draft', publishTime: day(3), sites }, { draft: true })
  const { id } = await makeNews(cms, { title: 'Translated', publishTime: day(4), sites }, { locale: 'en_EN' })
  await changeNews(cms, id, { title: 'Traduit' }, { locale: 'fr_FR' })
  expect(await findNewsNeighbours('fr_FR', shown.id, 'news')).toEqual({
    last: { id, name: 'Traduit' },
    next: null,
  })
})
