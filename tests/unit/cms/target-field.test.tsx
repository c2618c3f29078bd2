// @vitest-environment jsdom
import { act, useState, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TargetField } from '@/cms/link-targets/admin/target-field'

/** The value of the form's field. */
let stored = ''

vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: () => null,
  useField: () => {
    const [value, setValue] = useState(stored)
    const set = (next: string) => {
      stored = next
      setValue(next)
    }
    return { path: 'utility.0.address', value, setValue: set, showError: false, disabled: false }
  },
  useLocale: () => ({ code: 'en_EN' }),
  useTranslation: () => ({ t: (key: string) => key }),
}))
vi.mock('@payloadcms/ui/shared', () => ({ mergeFieldStyles: () => ({}) }))

const found = [
  { address: '/en/products?id=1', kind: 'Product', title: 'U830', isPublic: true },
  { address: '/en/products?id=2', kind: 'Product', title: 'U830 Plus', isPublic: false },
]
const target = {
  kind: 'Product',
  title: 'U830',
  href: '/en/products?id=1',
  form: null,
  problem: null,
  otherSite: null,
}

const input = () => document.querySelector('input') ?? expect.fail('no field')
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      Response.json(address.includes('/state') ? { target } : { options: found }),
    ),
  )
})

async function open(value: string): Promise<void> {
  stored = value
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const field = { name: 'address', type: 'text' } as ComponentProps<typeof TargetField>['field']
  await act(async () => root.render(<TargetField field={field} path="utility.0.address" schemaPath="" />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
}

async function type(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(key: string): Promise<void> {
  await act(
    async () =>
      void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )
}

/** Waits for the response to a search. */
async function results(): Promise<void> {
  await expect.poll(() => act(async () => options().length)).toBeGreaterThan(0)
}

async function leave(): Promise<void> {
  await act(async () => void input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

test('a document is found by its name and chosen with Enter; below the field is what it is (issue 20)', async () => {
  await open('')
  await type('U83')
  expect([stored, input().value]).toEqual(['', 'U83'])
  await results()
  expect(options()).toEqual(['U830Product', 'U830 Plustargets:notPublicOption'])
  expect(document.querySelector('[aria-selected=true]')?.id).toBe(
    input().getAttribute('aria-activedescendant'),
  )
  await press('Enter')
  expect([stored, input().value]).toEqual(['/en/products?id=1', '/en/products?id=1'])
  expect(options()).toEqual([])
  await expect.poll(() => act(async () => document.body.textContent)).toContain('Product · U830')
})

test('the arrow keys choose another one, and Escape keeps the value', async () => {
  await open('/en/support')
  await press('ArrowDown')
  await results()
  expect(input().getAttribute('aria-expanded')).toBe('true')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(document.querySelector('[aria-selected=true]')?.textContent).toContain('U830 Plus')
  await press('Escape')
  expect([stored, options()]).toEqual(['/en/support', []])
})

test('a typed address is the value at once, and Enter keeps it', async () => {
  await open('')
  await type('https://shop.example')
  expect(stored).toBe('https://shop.example')
  expect(options()).toEqual([])
  await press('Enter')
  expect(input().value).toBe('https://shop.example')
})

test('an address of the sites is stored without their origin', async () => {
  await open('')
  await type(`${location.origin}/en/news?pageNo=2`)
  await leave()
  expect(stored).toBe('/en/news?pageNo=2')
})

test('what is no address is kept, and explained, when the field is left', async () => {
  await open('/en/support')
  await type('our shop')
  expect(stored).toBe('/en/support')
  await leave()
  expect([stored, input().value]).toEqual(['our shop', 'our shop'])
  expect(document.body.textContent).toContain('targets:invalid')
})

test('an empty field leads nowhere', async () => {
  await open('/en/support')
  await type('')
  await leave()
  expect(stored).toBe('')
})
