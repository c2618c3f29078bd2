// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { holdUpdates } from '@/features/preview/components/page-updates'
import { useFormUpdates } from '@/features/preview/components/use-form-updates'

const show = vi.fn(() => Promise.resolve('shown' as const))
const formType = 'payload-live-preview'

function Preview() {
  return useFormUpdates(show)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  show.mockClear()
})

async function openPreview(): Promise<void> {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Preview />))
  onTestFinished(() => act(async () => root.unmount()))
}

async function receive(source: object, data: object): Promise<void> {
  const message = Object.assign(new Event('message'), { origin: window.location.origin, source, data })
  await act(async () => window.dispatchEvent(message))
}

test('a preview in a tab of its own neither asks for a form nor takes its own message for one', async () => {
  const post = vi.spyOn(window, 'postMessage')
  await openPreview()
  await receive(window, { type: formType, ready: true })
  expect(post).not.toHaveBeenCalled()
  expect(show).not.toHaveBeenCalled()
})

test('a message without values is no form', async () => {
  const opener = { postMessage: vi.fn() }
  vi.stubGlobal('opener', opener)
  onTestFinished(() => void vi.unstubAllGlobals())
  await openPreview()
  expect(opener.postMessage).toHaveBeenCalledOnce()
  for (const data of [undefined, null, 'text']) await receive(opener, { type: formType, data })
  expect(show).not.toHaveBeenCalled()
  const form = { collectionSlug: 'news', locale: 'en_EN', data: { id: '1', title: 'Typed' } }
  await receive(opener, { type: formType, ...form })
  expect(show).toHaveBeenCalledExactlyOnceWith(JSON.stringify(form))
})

test('updates wait while a text is typed on the page; then the last state is shown', async () => {
  const opener = { postMessage: vi.fn() }
  vi.stubGlobal('opener', opener)
  onTestFinished(() => void vi.unstubAllGlobals())
  await openPreview()
  const release = holdUpdates()
  const state = (title: string) => ({ collectionSlug: 'news', locale: 'en_EN', data: { id: '1', title } })
  await receive(opener, { type: formType, ...state('A') })
  await receive(opener, { type: formType, ...state('AB') })
  expect(show).not.toHaveBeenCalled()
  await act(async () => release())
  expect(show).toHaveBeenCalledExactlyOnceWith(JSON.stringify(state('AB')))
})
