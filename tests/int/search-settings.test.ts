import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findShortcut } from '@/server/search/settings'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: string

beforeAll(async () => {
  cms = await testCms()
  editor = (await signIn(cms, 'editor')).token
})

const save = (data: object) => rest('globals/search-settings', { token: editor, data })

/** The error messages by field. */
const faultsOf = ({ body }: Awaited<ReturnType<typeof save>>) => {
  const [error] = body.errors as { data?: { errors?: { path: string; message: string }[] } }[]
  return Object.fromEntries((error?.data?.errors ?? []).map(({ path, message }) => [path, message]))
}

describe('shortcuts (S1 5)', () => {
  test('match regardless of case and accents, complete texts only', async () => {
    const saved = await save({ shortcuts: [{ text: 'vídeo', tag: 'videos' }] })
    expect(saved.status).toBe(200)
    expect(await findShortcut(' VIDEO ')).toBe('videos')
    expect(await findShortcut('vídeo')).toBe('videos')
    expect(await findShortcut('vídeo u830')).toBe(null)
  })

  test('a repeated word is refused, and the message names both rows', async () => {
    const twice = await save({
      shortcuts: [
        { text: 'vídeo', tag: 'videos' },
        { text: 'news', tag: 'news' },
        { text: 'VIDEO', tag: 'news' },
      ],
    })
    expect(twice.status).toBe(400)
    expect(faultsOf(twice)).toEqual({
      'shortcuts.2.text':
        '“VIDEO” is already listed in row 1, as “vídeo”: case and accents make no difference. Remove one of them.',
    })
  })

  test('a word of spaces only is refused', async () => {
    const empty = await save({ shortcuts: [{ text: '  ', tag: 'news' }] })
    expect(faultsOf(empty)).toMatchObject({ 'shortcuts.0.text': expect.stringContaining('empty') })
  })
})

describe('synonyms (S1 5, readings 30)', () => {
  test('a term has one meaning', async () => {
    const twice = await save({
      synonyms: [
        { terms: ['cold room', 'chill room'], meaning: 'Vaccine Network Solutions' },
        { terms: ['ULT freezer', 'Cold Room'], meaning: 'Sample Network Solutions' },
        { terms: ['x', 'x'], meaning: 'y' },
        { terms: [], meaning: 'y' },
      ],
    })
    expect(twice.status).toBe(400)
    expect(faultsOf(twice)).toEqual({
      'synonyms.1.terms':
        '“Cold Room” is already listed in row 1, as “cold room”: case and accents make no difference. Remove one of them.',
      'synonyms.2.terms': '“x” is already listed here. Remove one of them.',
      'synonyms.3.terms': expect.any(String),
    })
  })
})

test('a term of the vocabulary has one entry per language (issue 14)', async () => {
  const twice = await save({
    vocabulary: [
      { language: 'en', terms: ['BSC'], meanings: ['biosafety cabinet'] },
      { language: 'fr', terms: ['bsc'], meanings: ['poste de sécurité'] },
      { language: 'all', terms: ['Bsc'], meanings: ['cabinet'] },
      { language: 'es', terms: ['csb'], meanings: ['cabina', 'Cabina'] },
    ],
  })
  expect(twice.status).toBe(400)
  expect(faultsOf(twice)).toEqual({
    'vocabulary.2.terms': expect.stringContaining('is already listed in row 2'),
    'vocabulary.3.meanings': expect.stringContaining('is already listed here'),
  })
})
