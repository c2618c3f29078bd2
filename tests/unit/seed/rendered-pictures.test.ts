import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs, moduleOf, piecesOf } from '../../../scripts/pictures/jobs'

const kit = new URL('../../../scripts/pictures/', import.meta.url)
const rendered = JSON.parse(readFileSync(new URL('rendered.json', kit), 'utf8')) as Record<string, string>

test('the kit renders pictures that the demo has (issue 18)', () => {
  const assets = new URL('../../../scripts/seed/assets/', import.meta.url)
  expect(jobs.map(({ name }) => name).filter((name) => !existsSync(new URL(`${name}.webp`, assets)))).toEqual(
    [],
  )
})

test('each picture is rendered by one job, with builders and rooms that the kit has (issue 18)', () => {
  expect(jobs.length).toBe(new Set(jobs.map(({ name }) => name)).size)
  const builders = jobs.flatMap(piecesOf).map(({ builder }) => ['equipment', builder, 'traits'] as const)
  const places = jobs.flatMap((job) => (job.view === 'room' ? [['rooms', job.room, 'size'] as const] : []))
  const missing = [...builders, ...places].filter(([folder, name, argument]) => {
    const source = new URL(`kit/${moduleOf(folder, name)}`, kit)
    const builds = `def ${name.split('.')[1]}(${argument}`
    return !existsSync(source) || !readFileSync(source, 'utf8').includes(builds)
  })
  expect(missing).toEqual([])
})

test('what is listed as rendered is a picture of the kit (issue 18)', () => {
  const names = new Set(jobs.map(({ name }) => name))
  expect(Object.keys(rendered).filter((name) => !names.has(name))).toEqual([])
})
