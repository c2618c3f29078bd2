// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTyping } from '@/features/preview/components/typing'

function typeOn(html: string, hasLines = false) {
  document.body.innerHTML = html
  const element = document.querySelector<HTMLElement>('#text')
  const node = element?.firstChild
  if (!element || !(node instanceof Text)) throw new Error('No text.')
  const onType = vi.fn()
  const onDone = vi.fn()
  const typing = startTyping({
    element,
    node,
    origin: 'news/1/title',
    hasLines,
    caret: 'end',
    onType,
    onDone,
  })
  onTestFinished(() => typing.end(node.data))
  return { element, node, onType, onDone, typing }
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })

test('typed text is sent as it is, with line breaks of the browser', () => {
  const { element, onType } = typeOn('<p id="text">One</p>', true)
  element.innerHTML = 'One<br>two\nthree<br>'
  element.dispatchEvent(new InputEvent('input'))
  expect(onType).toHaveBeenLastCalledWith('One\ntwo\nthree')
})

test('of a composed text only the result is sent, and its keys do not end typing', () => {
  const { element, node, onType, onDone } = typeOn('<p id="text">冷</p>')
  node.data = '冷c'
  element.dispatchEvent(new InputEvent('input', { isComposing: true }))
  element.dispatchEvent(key('Enter', { isComposing: true }))
  element.dispatchEvent(key('Escape', { isComposing: true }))
  expect(onType).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
  node.data = '冷藏'
  element.dispatchEvent(new CompositionEvent('compositionend'))
  expect(onType).toHaveBeenCalledExactlyOnceWith('冷藏')
})

test('Enter and leaving the text keep it, Escape restores it; Shift and Enter is a line of a longer text', () => {
  for (const [hasLines, event, isKept] of [
    [false, key('Enter'), true],
    [true, key('Enter'), true],
    [false, key('Enter', { shiftKey: true }), true],
    [true, key('Escape'), false],
    [false, new FocusEvent('blur'), true],
  ] as const) {
    const { element, onDone } = typeOn('<p id="text">One</p>', hasLines)
    element.dispatchEvent(event)
    expect(onDone).toHaveBeenCalledExactlyOnceWith(isKept)
  }
  const { element, onDone } = typeOn('<p id="text">One</p>', true)
  element.dispatchEvent(key('Enter', { shiftKey: true }))
  expect(onDone).not.toHaveBeenCalled()
})

test('at the end the text is the node that React knows, whatever the browser made of it', () => {
  const { element, node, typing } = typeOn('<p id="text">One</p>')
  element.innerHTML = '<b>Two</b><br>'
  typing.end('Two')
  expect([...element.childNodes]).toEqual([node])
  expect(element.outerHTML).toBe('<p id="text">Two</p>')
})

test('the page gets none of the keys, and the space bar does not press the button around the text', () => {
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  onTestFinished(() => document.removeEventListener('keydown', onKey))
  const { element } = typeOn('<button><span id="text">One</span></button>')
  element.dispatchEvent(key('ArrowRight'))
  expect(onKey).not.toHaveBeenCalled()
  const up = new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true })
  element.dispatchEvent(up)
  expect(up.defaultPrevented).toBe(true)
})

test('pasted text is plain, on one line where the field has one', () => {
  const insertText = vi.fn((_name: string, _show: boolean, text: string) => Boolean(text))
  document.execCommand = insertText
  const paste = () => {
    const event = new Event('paste', { cancelable: true })
    return Object.assign(event, { clipboardData: { getData: () => 'One\r\n two' } })
  }
  typeOn('<p id="text">A</p>').element.dispatchEvent(paste())
  expect(insertText).toHaveBeenLastCalledWith('insertText', false, 'One two')
  typeOn('<p id="text">A</p>', true).element.dispatchEvent(paste())
  expect(insertText).toHaveBeenLastCalledWith('insertText', false, 'One\n two')
})
