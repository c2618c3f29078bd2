import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from '@/gateway/content-policy'
import { openGateway, servePage } from '../../support/gateway'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

test('the policy allows the inline scripts of the document only', () => {
  const policy = contentPolicy(
    '<html><head><script>one("</p>")</script><script src="/a.js"></script></head>' +
      '<body><script type="module">two\r\n()</script><script type="speculationrules">{"a":1}</script>' +
      '<script type="application/ld+json">{"@type":"Organization"}</script></body></html>',
  )
  const scripts = [hash('one("</p>")'), hash('two\n()'), hash('{"a":1}')]
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${scripts.join(' ')}`)
  expect(policy).not.toContain('unsafe-eval')
})

test('scripts are found as a browser parses them', () => {
  const policy = contentPolicy(
    '<textarea><script>no()</script></textarea><!-- <script>no()</script> --><SCRIPT>yes()</SCRIPT >',
  )
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('yes()')}`)
})

test('hosts are added by the response header and by the head of the document, not by its body', () => {
  const meta = (content: string) => `<meta name="isotherm-csp" content="${content}">`
  const policy = contentPolicy(
    `<head>${meta('script-src https://stats.example; frame-src https://*.frames.example:8443')}</head>` +
      `<body>${meta('script-src https://evil.example')}</body>`,
    'connect-src https://stats.example',
  )
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://stats.example")
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://*.frames.example:8443")
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://stats.example")
})

test('only hosts can be added, and only to some directives', () => {
  const policy = contentPolicy(
    '',
    "script-src 'unsafe-inline' data: http://a.example *; object-src https://a.example",
  )
  expect(policy).toBe(contentPolicy(''))
})

test('every HTML response has a content security policy and security headers', async () => {
  const { sendRequest, pageCache } = await openGateway(
    (_req, res) => servePage(pageCache, res, { tags: [], html: '<script>a()</script>' }),
    { https: true },
  )
  for (const path of ['/page/1', '/page/1', '/admin/login']) {
    const { headers } = await sendRequest(path)
    expect(headers['content-security-policy']).toContain(hash('a()'))
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  }
})

test('an SVG file opened as a document runs no scripts', async () => {
  const { sendRequest } = await openGateway(
    (_req, res) => void res.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  )
  expect((await sendRequest('/file/a.svg')).headers['content-security-policy']).toContain(
    "default-src 'none'",
  )
})

test('internal headers are removed from responses', async () => {
  const { sendRequest, pageCache } = await openGateway((_req, res) => {
    res.setHeader('x-powered-by', 'Next.js')
    res.setHeader('x-isotherm-tags', 'a')
    res.setHeader('x-isotherm-csp', 'img-src https://pictures.example')
    res.setHeader('x-middleware-rewrite', '/page/1')
    res.setHeader('x-nextjs-cache', 'HIT')
    servePage(pageCache, res, { tags: [], html: '' })
  })
  const { headers } = await sendRequest('/page/1')
  expect(Object.keys(headers).filter((name) => /powered|isotherm|middleware|nextjs/.test(name))).toEqual([])
  expect(headers['content-security-policy']).toContain('https://pictures.example')
})

test("the admin's client hints are requested in the admin only", async () => {
  const { sendRequest } = await openGateway((_req, res) => {
    res.setHeader('critical-ch', 'Sec-CH-Prefers-Color-Scheme')
    res.setHeader('accept-ch', 'Sec-CH-Prefers-Color-Scheme')
    res.setHeader('vary', 'Sec-CH-Prefers-Color-Scheme')
    res.setHeader('content-type', 'text/html')
    res.end()
  })
  const hints = ({ headers }: Awaited<ReturnType<typeof sendRequest>>) => [
    headers['critical-ch'],
    headers.vary,
  ]
  expect(hints(await sendRequest('/admin'))).toEqual([
    'Sec-CH-Prefers-Color-Scheme',
    expect.stringContaining('Sec-CH'),
  ])
  expect(hints(await sendRequest('/page/1'))).toEqual([undefined, 'Accept-Encoding'])
})
