import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hurryIdleWork } from '@/cms/admin/saving/hurry-idle-work'

/** What the browser does when it is idle. */
const idle = new Map<number, () => void>()
const browser = {
  requestIdleCallback: (work: () => void) => idle.set(idle.size + 1, work).size,
  cancelIdleCallback: (id: number) => void idle.delete(id),
}

beforeEach(() => {
  idle.clear()
  vi.stubGlobal('window', Object.assign(new EventTarget(), browser))
})

afterEach(() => vi.unstubAllGlobals())

function press(keys: Partial<KeyboardEvent>): void {
  window.dispatchEvent(Object.assign(new Event('keydown'), { ctrlKey: false, metaKey: false, ...keys }))
}

test.for([
  ['a click', () => window.dispatchEvent(new Event('pointerdown'))],
  ['Ctrl and S', () => press({ key: 's', ctrlKey: true })],
  ['the next field', () => press({ key: 'Tab' })],
] as const)('work that waits for an idle browser is done before %s, and once', ([, act]) => {
  const work = vi.fn<() => void>()
  hurryIdleWork()
  window.requestIdleCallback(work)
  expect(work).not.toHaveBeenCalled()
  act()
  expect(work).toHaveBeenCalledOnce()
  for (const run of idle.values()) run()
  act()
  expect(work).toHaveBeenCalledOnce()
})

test('typing leaves it to the idle browser', () => {
  const work = vi.fn<() => void>()
  hurryIdleWork()
  window.requestIdleCallback(work)
  press({ key: 'a' })
  expect(work).not.toHaveBeenCalled()
  for (const run of idle.values()) run()
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work is not done, and the end restores the functions of the browser', () => {
  const work = vi.fn<() => void>()
  const end = hurryIdleWork()
  window.cancelIdleCallback(window.requestIdleCallback(work))
  press({ key: 's', metaKey: true })
  expect(work).not.toHaveBeenCalled()
  end()
  expect(window).toMatchObject(browser)
  window.requestIdleCallback(work)
  press({ key: 's', metaKey: true })
  expect(work).not.toHaveBeenCalled()
})
