import { expect, test } from 'vitest'
import { EditBase } from '@/cms/merging/admin/edit-base'
import { emptyListsIn, formValues, namesIn, withFields } from '@/cms/merging/admin/form-values'

const noChoices = new Map()
const none = { merged: [], shown: [] }

test('only what a form has changed is sent, with the value that it has changed it from', () => {
  const base = new EditBase({ id: '1', title: 'a', brief: null, updatedAt: 'then', excerpt: 'derived' })
  expect(base.changesIn({ id: '1', title: 'b', brief: '', updatedAt: 'now', _status: 'draft' })).toEqual({
    title: 'a',
  })
  expect(base.changesIn({ title: 'a', brief: 'x' })).toEqual({ brief: null })
})

test('after a save a form is changed from what the server has stored', () => {
  const base = new EditBase({ title: 'a' })
  expect(base.confirm({ title: ' b ' }, { title: 'b' }, none)).toEqual([])
  expect(base.changesIn({ title: 'b' })).toEqual({})
  expect(base.changesIn({ title: 'bc' })).toEqual({ title: 'b' })
})

test('a field that others have changed counts as changed from what the form shows, until the form has taken it over', () => {
  const base = new EditBase({ title: 'a', brief: 'x' })
  const doc = { title: 'mine', brief: 'theirs' }
  const taken = base.confirm({ title: 'mine', brief: 'x' }, doc, { merged: ['brief'], shown: [] })
  expect(taken).toEqual([{ name: 'brief', from: 'x', value: 'theirs', stored: 'theirs' }])
  expect(base.changesIn({ title: 'mine', brief: 'x' })).toEqual({})
  expect(base.changesIn({ title: 'mine', brief: 'xy' })).toEqual({ brief: 'x' })
  base.take('brief', 'theirs')
  expect(base.changesIn({ title: 'mine', brief: 'theirs' })).toEqual({})
  expect(base.changesIn({ title: 'mine', brief: 'x' })).toEqual({ brief: 'theirs' })
})

test('a field without a value is taken over when somebody else has filled it', () => {
  const base = new EditBase({ title: 'a' })
  const doc = { title: 'a', brief: 'theirs', excerpt: 'derived' }
  const taken = base.confirm({ title: 'a' }, doc, { merged: [], shown: ['title', 'brief'] })
  expect(taken.map(({ name }) => name)).toEqual(['brief'])
})

test('conflicts follow what is typed, and the choices decide the values of the form', () => {
  const base = new EditBase({ title: 'a', seo: { title: 's', description: 'd' } })
  const refused = { stored: { title: 'theirs', seo: { title: 'their s', description: 'their d' } } }
  const form = { title: 'mine', seo: { title: 'my s', description: 'd' } }
  const paths = (choices: Map<string, 'mine' | 'theirs'>) =>
    base.conflictsWith(form, refused, choices).map(({ path }) => path)
  expect(paths(new Map())).toEqual(['title', 'seo.title'])
  expect(base.conflictsWith({ ...form, title: 'theirs' }, refused, noChoices)).toHaveLength(1)
  expect(paths(new Map([['title', 'mine']]))).toEqual(['seo.title'])
  const choices = new Map([
    ['title', 'mine'],
    ['seo.title', 'theirs'],
  ] as const)
  expect(base.settled(form, refused, choices)).toEqual([
    { name: 'title', from: 'mine', value: 'mine', stored: 'theirs' },
    {
      name: 'seo',
      from: form.seo,
      value: { title: 'their s', description: 'their d' },
      stored: refused.stored.seo,
    },
  ])
})

test('a save whose answer was lost is no conflict with itself', () => {
  const base = new EditBase({ title: 'a' })
  base.lose({ title: 'b' })
  expect(base.conflictsWith({ title: 'bc' }, { stored: { title: 'b' } }, noChoices)).toEqual([])
  expect(base.settled({ title: 'bc' }, { stored: { title: 'b' } }, noChoices)).toMatchObject([
    { value: 'bc' },
  ])
  expect(base.conflictsWith({ title: 'bc' }, { stored: { title: 'other' } }, noChoices)).toHaveLength(1)
})

test('a list without rows is an empty list, and a number stays a number', () => {
  const fields = {
    rows: { value: 0, rows: [] },
    order: { value: 0 },
    'seo.rows': { value: 0, rows: [] },
    'full.0.id': { value: 'a' },
    full: { value: 1, rows: [{ id: 'a' }], disableFormData: true },
  }
  expect(emptyListsIn(fields)).toEqual(['rows', 'seo.rows'])
  expect(formValues(fields)).toEqual({ rows: [], order: 0, seo: { rows: [] }, full: [{ id: 'a' }] })
  expect(namesIn(fields)).toEqual(['rows', 'order', 'seo', 'full'])
})

test('fields are replaced with all that is in them, and others stay', () => {
  const form = {
    title: { value: 'a' },
    'rows.0.id': { value: '1' },
    'rows.1.id': { value: '2' },
    rowsNote: { value: 'n' },
  }
  const other = { title: { value: 'b' }, 'rows.0.id': { value: '2' }, rowsNote: { value: 'm' } }
  expect(withFields(form, other, ['rows'])).toEqual({
    title: { value: 'a' },
    'rows.0.id': { value: '2' },
    rowsNote: { value: 'n' },
  })
})
