import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const binding = /page: '(\w+)',\s*define: (\w+)/
const definition = /^ {2}(\w+): (\w+),$/gm

test.each(['src/app/(intl)/[site]', 'src/app/(zh)/zh_CN'])(
  'the previews of %s have the pages of its routes (issue 16)',
  (layout) => {
    const routes = globSync(`${layout.replace('[site]', '?site?')}/*/*/page.tsx`).flatMap((file) => {
      const [, page, define] = binding.exec(readFileSync(file, 'utf8')) ?? []
      return page ? [[page, define]] : []
    })
    const registry = readFileSync(`${layout}/preview/[page]/[[...segments]]/definitions.ts`, 'utf8')
    const previews = [...registry.matchAll(definition)].map(([, page, define]) => [page, define])
    expect(previews.toSorted()).toEqual(routes.toSorted())
    expect(routes.length).toBeGreaterThan(25)
  },
)
