import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ClientMessages } from '@/i18n/client-messages'
import { FoldingTabs } from '@/ui/folding-tabs'
import { Marquee } from '@/ui/marquee'
import { Spotlight } from '@/ui/spotlight'

const items = ['first', 'second'].map((id) => ({
  id,
  href: `#${id}`,
  stage: `large ${id}`,
  entry: <a href={`#${id}`}>{id}</a>,
}))

test('every item of a spotlight is in the server markup, the first is current and large, and no timer runs yet (S1 9, issue 17)', () => {
  const html = render(<Spotlight label="x" items={items} delay={4000} />)
  expect(html).toContain('large first')
  expect(html).not.toContain('large second')
  expect(html).toContain('href="#second"')
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).not.toContain('animation-duration')
})

test('a spotlight of one item has nothing to pause', () => {
  const html = render(<Spotlight label="x" items={items.slice(0, 1)} delay={4000} />)
  expect(html).not.toContain('Pause')
  expect(html).not.toContain('aria-current')
})

test('all panels of folding tabs are in the server markup, the first one open', () => {
  const tabs = ['first', 'second'].map((id) => ({ id, label: id, panel: `panel ${id}` }))
  const html = renderToString(<FoldingTabs label="x" items={tabs} />)
  expect(html).toContain('panel second')
  expect(html.match(/hidden=""/g)).toHaveLength(1)
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
})

test('the server markup of a marquee has its items once: copies fill the view when its width is known (issue 17)', () => {
  const html = render(<Marquee label="x" items={[{ id: '1', content: 'Logo' }]} />)
  expect(html.match(/Logo/g)).toHaveLength(1)
})

function render(element: ReactNode): string {
  return renderToString(
    <ClientMessages site="en_EN" namespaces={['controls']}>
      {element}
    </ClientMessages>,
  )
}
