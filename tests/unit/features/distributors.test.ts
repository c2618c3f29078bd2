import { expect, test } from 'vitest'
import {
  collectionHref,
  filesMatching,
  kindsOf,
  type LibraryFile,
} from '@/features/distributors/views/library'
import { gateWords, signInWords } from '@/features/distributors/views/words'

function file(over: Partial<LibraryFile> = {}): LibraryFile {
  return {
    id: '1',
    name: 'U830 operating manual',
    kind: 'manual',
    kindName: 'Manual',
    url: '/file/documents/u830.pdf',
    fileName: 'U830 operating manual.pdf',
    facts: ['PDF', '1.2 MB', 'Español'],
    updateTime: '2026-03-05T08:00:00.000Z',
    updateText: '5 March 2026',
    isNew: false,
    viewerHref: null,
    ...over,
  }
}

const pack = file({ id: '2', name: 'C510 launch pack', kind: 'launch-pack', kindName: 'Launch pack' })

test('files are found by all words typed, whatever their case and accents, and by kind', () => {
  const files = [file(), pack]
  const found = (words: string, kind = '') => filesMatching(files, { words, kind }).map(({ id }) => id)
  expect(found('')).toEqual(['1', '2'])
  expect(found('MANUAL u830')).toEqual(['1'])
  expect(found('espanol')).toEqual(['1', '2'])
  expect(found('', 'launch-pack')).toEqual(['2'])
  expect(found('u830', 'launch-pack')).toEqual([])
})

test('each kind is offered once', () => {
  expect(kindsOf([file(), pack, file({ id: '3' })])).toEqual([
    { value: 'manual', label: 'Manual' },
    { value: 'launch-pack', label: 'Launch pack' },
  ])
})

test('an archive is asked for by the ids of its files', () => {
  expect(collectionHref('fr_FR', ['1', '2'])).toBe('/distributor/collection?materials=1%2C2&siteId=fr_FR')
})

test('the dialog has the words of the specification, without its typing slip (S2 2.20, 5, 8)', () => {
  const words = gateWords('en_EN', { email: null, company: 'Norvane' })
  expect(words).toMatchObject({
    title: 'Sorry!',
    text: 'Service Brochure is only opened for designated distributors at present.',
  })
  expect(signInWords('en_EN')).toMatchObject({
    title: 'Distributor Login',
    username: 'Username',
    password: 'Password',
    submit: 'Login',
    noUsername: 'Please input username',
    noPassword: 'Please input password',
    errors: { title: 'Error', refused: 'Incorrect username or password.' },
  })
})

test('a file of other groups says whom to ask: the address of the site, else the company', () => {
  expect(gateWords('en_EN', { email: 'a@norvane.example', company: 'Norvane' }).denied).toContain(
    'a@norvane.example',
  )
  expect(gateWords('en_EN', { email: null, company: 'Norvane' }).denied).toContain('Norvane')
})
