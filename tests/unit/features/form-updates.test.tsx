// @vitest-environment jsdom
import { act, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { holdUpdates, untilUpToDate } from '@/features/preview/components/page-updates'
import { useFormUpdates } from '@/features/preview/components/use-form-updates'

const show = vi.fn(() => Promise.resolve('shown' as const))
const formType = 'payload-live-preview'

/** Each rendering by the server passes another function. */
function Preview({ rendering = 0 }: { rendering?: number }) {
  const send = useMemo(() => show.bind(rendering), [rendering])
  return useFormUpdates(send)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  show.mockClear()
})

async function openPreview() {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Preview />))
  onTestFinished(() => act(async () => root.unmount()))
  return (rendering: number) => act(async () => root.render(<Preview rendering={rendering} />))
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

test('a page is up to date when React shows the last state that has arrived, not when the server has answered', async () => {
  const opener = { postMessage: vi.fn() }
  vi.stubGlobal('opener', opener)
  onTestFinished(() => void vi.unstubAllGlobals())
  const render = await openPreview()
  const answers: ((shown: 'shown') => void)[] = []
  show.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  onTestFinished(() => void show.mockImplementation(() => Promise.resolve('shown' as const)))
  const state = (title: string) => ({ collectionSlug: 'news', locale: 'en_EN', data: { id: '1', title } })
  await receive(opener, { type: formType, ...state('A') })
  await receive(opener, { type: formType, ...state('AB') })
  const isUpToDate = vi.fn()
  void untilUpToDate().then(isUpToDate)

  await act(async () => answers[0]?.('shown'))
  await render(1)
  expect(isUpToDate).not.toHaveBeenCalled()
  await act(async () => answers[1]?.('shown'))
  expect(isUpToDate).not.toHaveBeenCalled()
  await render(2)
  expect(isUpToDate).toHaveBeenCalledOnce()
})
