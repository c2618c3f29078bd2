import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const heavy = /font-weight: var\(--weight-(?:heading|strong)\);/g
const outlined =
  /font-weight: var\(--weight-(?:heading|strong)\);\s+-webkit-text-stroke: var\(--stroke-strong\);/g

test('every medium weight has the outline that stands for it where the Chinese font has none', () => {
  const incomplete = globSync('src/{ui,features,sites}/**/*.css').filter((file) => {
    const styles = readFileSync(file, 'utf8')
    return (styles.match(heavy) ?? []).length !== (styles.match(outlined) ?? []).length
  })
  expect(incomplete).toEqual([])
})
