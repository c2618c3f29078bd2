import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteIds } from '@/i18n/locales'
import { companyVideoSeeds } from '../../../scripts/seed/content/company'
import { captionsOf, fileSeeds } from '../../../scripts/seed/content/files'
import { videos } from '../../../scripts/seed/pdfs/videos'
import { navigationSeeds, settingsSeed } from '../../../scripts/seed/content'

const documents = new URL('../../../scripts/seed/documents/', import.meta.url)
const names = new Set(fileSeeds.map(({ file }) => file))

test('every language has a privacy policy, the United Kingdom its own (S1 2.4)', () => {
  const { privacyPolicy } = settingsSeed
  expect(Object.values(privacyPolicy).filter((file) => !names.has(file))).toEqual([])
  expect(new Set(Object.values(privacyPolicy)).size).toBe(5)
  for (const site of siteIds)
    expect([site, JSON.stringify(navigationSeeds[site]).includes('/static/policy.pdf')]).toEqual([site, true])
})

test('the British footer leads to two stored policies (S1 2.4)', () => {
  const links = navigationSeeds.en_UK.footerColumns.flatMap(({ children }) => children)
  const files = links.flatMap(({ address }) => /^\/file\/documents\/(.+)$/.exec(address)?.[1] ?? [])
  expect(files).toEqual(['policy-uk.pdf', 'anti-slavery-uk.pdf'])
  expect(files.filter((file) => !names.has(file))).toEqual([])
})

test('every video of the company has captions in four languages (S1 2.12)', () => {
  for (const { videoFile } of companyVideoSeeds) {
    const files = Object.entries(captionsOf(videoFile))
    expect(files.map(([site]) => site)).toEqual(['en_EN', 'zh_CN', 'es_ES', 'fr_FR'])
    expect(files.filter(([, file]) => !names.has(file ?? ''))).toEqual([])
  }
})

test('captions are five to eight cues in order, within their video, at most 44 characters long', () => {
  for (const videoFile of Object.keys(videos))
    for (const file of Object.values(captionsOf(videoFile))) {
      const cues = cuesOf(file)
      expect([file, cues.length >= 5 && cues.length <= 8]).toEqual([file, true])
      const times = cues.flatMap(({ from, to }) => [from, to])
      expect([file, times]).toEqual([file, times.toSorted((a, b) => a - b)])
      expect([file, (times.at(-1) ?? 0) < lengthOf(videoFile)]).toEqual([file, true])
      expect(cues.filter(({ text }) => !text || text.length > 44)).toEqual([])
    }
})

function cuesOf(file: string): { from: number; to: number; text: string }[] {
  const [header, ...cues] = readFileSync(new URL(file, documents), 'utf8').trim().split('\n\n')
  expect([file, header]).toEqual([file, 'WEBVTT'])
  return cues.map((cue) => {
    const [, from, to, text = ''] = /^00:00:([\d.]{6}) --> 00:00:([\d.]{6})\n(.+)$/.exec(cue) ?? []
    return { from: Number(from), to: Number(to), text }
  })
}

/** Seconds, as the header of an mp4 file says. */
function lengthOf(videoFile: string): number {
  const bytes = readFileSync(new URL(videoFile, documents))
  const header = bytes.indexOf('mvhd')
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)
}
