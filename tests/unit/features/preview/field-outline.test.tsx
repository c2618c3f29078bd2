// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FieldOutline } from '@/features/preview/components/field-outline'
import { takeOrigins } from '@/features/preview/components/marked-elements'
import { withMark } from '@/lib/content-marks'
import type { DescribedField, PreviewRequest } from '@/lib/preview-messages'

const [first, second] = ['news/1/title', 'news/1/content']

/** The window of the form, which answers when the test lets it. */
const form = { postMessage: vi.fn<(request: PreviewRequest) => void>() }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('opener', form)
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => setTimeout(() => call(0)))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  // jsdom has no layout.
  Element.prototype.checkVisibility ??= () => true
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  form.postMessage.mockClear()
  onTestFinished(() => void vi.unstubAllGlobals())
})

async function openPreview(): Promise<void> {
  document.body.innerHTML = '<h1></h1><p></p><aside data-preview></aside>'
  const [title, text, bar] = document.body.children
  if (!title || !text || !bar) throw new Error('No page.')
  title.textContent = withMark('A title', first)
  text.textContent = withMark('A text', second)
  onTestFinished(takeOrigins())
  const root = createRoot(bar)
  await act(async () => root.render(<FieldOutline isOn site="en_EN" />))
  onTestFinished(() => act(async () => root.unmount()))
}

async function answer(message: object): Promise<void> {
  const { origin } = window.location
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('message'), { origin, source: form, data: message }))
  })
}

/** Waits for what the outline asks next, and answers it. */
async function describeNext(origin: string): Promise<void> {
  const asked = expect.objectContaining({ type: 'isotherm-describe', origin })
  await act(() =>
    vi.waitFor(() => expect(form.postMessage).toHaveBeenLastCalledWith(asked, expect.anything())),
  )
  form.postMessage.mockClear()
  await answer({ type: 'isotherm-described', described: describedField(origin) })
}

function describedField(origin: string): DescribedField {
  const actions = { type: 'Type', open: 'Open', write: 'Write', drag: 'Drag', earlier: 'Up', later: 'Down' }
  const typed = { value: '', hasLines: false, maxLength: null, problem: '' }
  const isTitle = origin === first
  return {
    origin,
    label: isTitle ? 'Title' : 'Content',
    note: '',
    isOfForm: true,
    typed: isTitle ? typed : null,
    isInherited: false,
    list: null,
    point: null,
    actions,
  }
}

const press = (key: string) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }))
  })

test('Alt and an arrow focus the tools of the next text, not those of the text that is still outlined', async () => {
  await openPreview()
  await answer({ type: 'isotherm-reveal', origins: [first] })
  await describeNext(first)
  expect(document.querySelector('[role=group]')?.ariaLabel).toBe('Title')

  await press('ArrowDown')
  await describeNext(second)
  expect(document.querySelector('[role=group]')?.ariaLabel).toBe('Content')
  expect(document.activeElement?.textContent).toBe('Open')

  await press('ArrowUp')
  await describeNext(first)
  expect(document.activeElement?.textContent).toBe('Type')
})

test('the tools keep the focus when the page is rendered again below them', async () => {
  await openPreview()
  await press('ArrowDown')
  await describeNext(first)
  const focused = document.activeElement
  expect(focused?.textContent).toBe('Type')

  const title = document.createElement('h1')
  title.textContent = withMark('Another title', first)
  document.querySelector('h1')?.replaceWith(title)
  await describeNext(first)
  expect(title.textContent).toBe('Another title')
  expect(document.activeElement).toBe(focused)
})

test('a field of a closed menu opens the menu and outlines its text', async () => {
  Element.prototype.checkVisibility = function isShown() {
    return this.closest('[hidden]') === null
  }
  onTestFinished(() => void (Element.prototype.checkVisibility = () => true))
  await openPreview()
  const menu = document.createElement('nav')
  menu.innerHTML =
    '<button aria-expanded="false" aria-controls="panel"></button><div id="panel" hidden><b></b></div>'
  const [toggle, panel] = [menu.querySelector('button'), menu.querySelector('div')]
  menu.querySelector('b')?.append(withMark('An entry', 'navigation//header.0.label'))
  toggle?.addEventListener('click', () => panel?.removeAttribute('hidden'))
  document.body.prepend(menu)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await answer({ type: 'isotherm-reveal', origins: ['navigation//header.0.label'] })
  await describeNext('navigation//header.0.label')
  expect(panel?.hidden).toBe(false)
})
