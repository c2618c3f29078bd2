import { expect, test } from 'vitest'
import { EditBase, type Taken } from '@/cms/merging/admin/edit-base'
import type { OpenDocument } from '@/cms/merging/admin/open-documents'
import { sendSave } from '@/cms/merging/admin/send-save'
import type { SaveConflict } from '@/cms/merging/protocol'

type Values = Record<string, unknown>

/** An open form, and what it is told. */
function openForm(doc: Values, emptyLists: string[] = []) {
  const told = { taken: [] as Taken[], conflicts: [] as SaveConflict[], replaced: [] as Values[], saved: 0 }
  const document: OpenDocument = {
    base: new EditBase(doc),
    names: () => Object.keys(doc),
    emptyLists: () => emptyLists,
    onMerged: (taken) => told.taken.push(...taken),
    onConflict: (conflict) => told.conflicts.push(conflict),
    onReplaced: (next) => told.replaced.push(next),
    onSaved: () => (told.saved += 1),
  }
  return { document, told }
}

function requestOf(values: Values): Parameters<typeof fetch> {
  const body = new FormData()
  body.set('_payload', JSON.stringify(values))
  return ['/api/news/1', { method: 'PATCH', body }]
}

/** A server that answers with `respond`; the values that it was sent. */
function server(respond: () => Response | Promise<Response>) {
  const received: Values[] = []
  const send: typeof fetch = async (_, init) => {
    if (init?.body instanceof FormData) received.push(JSON.parse(String(init.body.get('_payload'))))
    return respond()
  }
  return { send, received }
}

const saved = (doc: Values, merged = '') => Response.json({ doc }, { headers: { 'x-merged-fields': merged } })

test('a save says what it changes from what, and is otherwise as Payload sends it', async () => {
  const { document, told } = openForm({ title: 'a', brief: 'x', rows: [] }, ['rows'])
  const { send, received } = server(() => saved({ title: 'b', brief: 'x', rows: [] }))
  const response = await sendSave(
    send,
    requestOf({ title: 'b', brief: 'x', rows: 0, _status: 'draft' }),
    document,
  )
  expect(received).toEqual([
    { title: 'b', brief: 'x', rows: 0, _status: 'draft', _changedFrom: { title: 'a' } },
  ])
  expect(await response.json()).toEqual({ doc: { title: 'b', brief: 'x', rows: [] } })
  expect(told).toMatchObject({ saved: 1, taken: [], conflicts: [] })
})

test('the form is told which fields it has to take over', async () => {
  const { document, told } = openForm({ title: 'a', brief: 'x' })
  const { send } = server(() => saved({ title: 'b', brief: 'theirs' }, 'brief'))
  await sendSave(send, requestOf({ title: 'b', brief: 'x' }), document)
  expect(told.taken).toEqual([{ name: 'brief', from: 'x', value: 'theirs', stored: 'theirs' }])
})

test('the form is told of a conflict, and not of other refusals', async () => {
  const { document, told } = openForm({ title: 'a' })
  const data = { conflicts: [{ path: 'title', mine: 'b', theirs: 'c' }], stored: { title: 'c' } }
  const refuse = (body: object, status: number) =>
    sendSave(server(() => Response.json(body, { status })).send, requestOf({ title: 'b' }), document)
  await refuse({ errors: [{ message: 'Invalid', data: { errors: [] } }] }, 400)
  await refuse({ errors: [{ message: 'Still used' }] }, 409)
  expect(told.conflicts).toEqual([])
  await refuse({ errors: [{ message: 'Conflict', data }] }, 409)
  expect(told).toMatchObject({ saved: 0, conflicts: [data] })
})

test('a save waits for the answer to the one before it, and is changed from what that has stored', async () => {
  const { document } = openForm({ title: 'a' })
  const first = Promise.withResolvers<Response>()
  const answers: (Response | Promise<Response>)[] = [first.promise, saved({ title: 'c' })]
  const { send, received } = server(() => answers.shift() ?? Response.error())
  const saves = [sendSave(send, requestOf({ title: 'b' }), document)]
  saves.push(sendSave(send, requestOf({ title: 'c' }), document))
  first.resolve(saved({ title: 'b' }))
  await Promise.all(saves)
  expect(received.map(({ _changedFrom }) => _changedFrom)).toEqual([{ title: 'a' }, { title: 'b' }])
})

test('a save without an answer does not keep later ones from being sent', async () => {
  const { document, told } = openForm({ title: 'a' })
  const lost = server(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendSave(lost.send, requestOf({ title: 'b' }), document)).rejects.toThrow('Failed to fetch')
  await sendSave(server(() => saved({ title: 'b' })).send, requestOf({ title: 'b' }), document)
  expect(told.saved).toBe(1)
})

test('a button of Payload that fills the form again is sent as it is', async () => {
  const { document, told } = openForm({ title: 'a' })
  const { send } = server(() => saved({ title: 'published' }))
  await sendSave(
    send,
    ['/api/news/1', { method: 'PATCH', body: JSON.stringify({ _status: 'draft' }) }],
    document,
  )
  expect(told.replaced).toEqual([{ title: 'published' }])
})
