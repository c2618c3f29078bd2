import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '@/ui/picture'

const middle = { src: '/file/a.jpg', width: 600, height: 400, alt: '' }
const upper = { ...middle, position: '20% 10%' }
const lower = { ...middle, src: '/file/b.jpg', position: '70% 90%' }

test('a cropped picture is positioned at its focal point', () => {
  const html = renderToString(<Picture picture={upper} sizes="100vw" ratio="16/9" />)
  expect(html).toContain('style="object-position:20% 10%"')
})

test('a picture that is shown from its middle has the markup that it had without points', () => {
  const html = renderToString(<Picture picture={middle} sizes="100vw" ratio="16/9" />)
  expect(html.replace(/_picture_\w+/, 'picture')).toBe(
    '<picture class="picture" data-ratio="16/9" data-fit="cover"><img src="/file/a.jpg" width="600" height="400" alt="" loading="lazy" decoding="async"/></picture>',
  )
})

test('a picture that is shown whole is not positioned', () => {
  expect(renderToString(<Picture picture={upper} sizes="100vw" />)).not.toContain('style')
  expect(renderToString(<Picture picture={upper} sizes="100vw" ratio="tile" fit="contain" />)).not.toContain(
    'style',
  )
})

test('the picture for narrow screens has its own point', () => {
  const html = (wide: typeof middle, narrow: typeof middle) =>
    renderToString(<Picture picture={wide} narrow={narrow} sizes="100vw" ratio="fill" />)
  expect(html(upper, lower)).toContain('style="--position:20% 10%;--narrow-position:70% 90%"')
  expect(html(middle, lower)).toContain('style="--narrow-position:70% 90%"')
  expect(html(middle, middle)).not.toContain('style')
})
