import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ClientMessages } from '@/i18n/client-messages'
import { Carousel } from '@/ui/carousel'
import { CountUp } from '@/ui/count-up'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/state'

test('every slide is in the server markup, only the first can be reached, and no timer runs yet (S1 9)', () => {
  const slides = ['first', 'second'].map((id) => ({ id, label: id, content: <a href={`#${id}`}>{id}</a> }))
  const html = render(<Carousel label="x" slides={slides} delay={3000} indicator="lines" />)
  expect(html).toContain('#first')
  expect(html).toContain('#second')
  expect(html.match(/inert=""/g)).toHaveLength(1)
  expect(html).not.toContain('animation-duration')
})

test('one slide needs no indicator', () => {
  const slides = [{ id: 'only', label: 'only', content: null }]
  const html = render(<Carousel label="x" slides={slides} delay={3000} indicator="counter" />)
  expect(html).not.toContain('Pause')
})

test('a counter has its final value before any script runs', () => {
  expect(renderToString(<CountUp value="500" />)).toContain('>500<')
})

test('a busy button does not submit and keeps its focus', () => {
  const html = renderToString(
    <Button type="submit" busy busyLabel="Sending…">
      Send
    </Button>,
  )
  expect(html).toContain('type="button"')
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('disabled=""')
})

test('a retry is a link that works without a script', () => {
  const html = renderToString(
    <ErrorState title="x" retryLabel="Try again" retry="/en/news">
      y
    </ErrorState>,
  )
  expect(html).toContain('href="/en/news"')
})

function render(element: ReactNode): string {
  return renderToString(
    <ClientMessages site="en_EN" namespaces={['controls']}>
      {element}
    </ClientMessages>,
  )
}
