import config from '@payload-config'
import type { Field } from 'payload'
import { expect, test } from 'vitest'

/** The lists of rows below fields, by path. */
function arraysIn(
  fields: Field[],
  above: string,
): [path: string, field: Extract<Field, { type: 'array' }>][] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${above}.${field.name}` : above
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => arraysIn(tab.fields, path))
    const inside = 'fields' in field ? arraysIn(field.fields, path) : []
    return field.type === 'array' ? [[path, field], ...inside] : inside
  })
}

test('rows of lists are collapsed when a form opens, and titled by their text (issue 20)', async () => {
  const { collections, globals } = await config
  const arrays = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, fields }) => arraysIn(fields, slug))
    // Payload's own list, which no form shows.
    .filter(([path]) => path !== 'users.sessions')
  expect(arrays.length).toBeGreaterThan(15)
  const untitled = arrays.filter(
    ([, { admin }]) => !admin?.components?.RowLabel || admin.initCollapsed !== true,
  )
  expect(untitled.map(([path]) => path)).toEqual([])
})
