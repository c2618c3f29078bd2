import { expect, test } from 'vitest'
import { parseVersion, readPreviewPath, versionPath, writeVersion } from '@/lib/preview-version'

const version = { slug: 'news', id: '1214000000000001009', version: '17' }

test('the path of a stored state names it and the public page', () => {
  const path = versionPath(version, '/en/newsDetail')
  expect(path).toBe('/preview/versions/news/1214000000000001009/17/en/newsDetail')
  expect(readPreviewPath(path ?? '')).toEqual({ version, publicPath: '/en/newsDetail' })
  expect(parseVersion(writeVersion(version))).toEqual(version)
})

test('a global has no id', () => {
  const home = { slug: 'home-page', id: '', version: 'published' }
  const path = versionPath(home, '/en')
  expect(readPreviewPath(path ?? '')).toEqual({ version: home, publicPath: '/en' })
  expect(parseVersion(writeVersion(home))).toEqual(home)
})

test('other paths of previews name no state', () => {
  expect(readPreviewPath('/preview/en/newsDetail')).toEqual({ version: null, publicPath: '/en/newsDetail' })
  expect(readPreviewPath('/preview/versions/news/7/latest/en')).toEqual({
    version: null,
    publicPath: '/versions/news/7/latest/en',
  })
  for (const wrong of ['latest', '../17', '', '99999999999']) {
    expect(versionPath({ ...version, version: wrong }, '/en')).toBeNull()
  }
  expect(parseVersion(null)).toBeNull()
  expect(parseVersion('news')).toBeNull()
})
