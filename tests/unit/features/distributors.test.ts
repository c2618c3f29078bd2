import { expect, test } from 'vitest'
import {
  archiveHref,
  filesMatching,
  kindsOf,
  type LibraryFile,
} from '@/features/distributors/view-models/library'
import { translator } from '@/i18n/translator'

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

test('files are found by all words, ignoring case and accents, and by kind', () => {
  const files = [file(), pack]
  const found = (text: string, kind = '') => filesMatching(files, { text, kind }).map(({ id }) => id)
  expect(found('')).toEqual(['1', '2'])
  expect(found('MANUAL u830')).toEqual(['1'])
  expect(found('espanol')).toEqual(['1', '2'])
  expect(found('', 'launch-pack')).toEqual(['2'])
  expect(found('u830', 'launch-pack')).toEqual([])
})

test('each kind is listed once', () => {
  expect(kindsOf([file(), pack, file({ id: '3' })])).toEqual([
    { value: 'manual', label: 'Manual' },
    { value: 'launch-pack', label: 'Launch pack' },
  ])
})

test('an archive is requested by the ids of its files', () => {
  expect(archiveHref('fr_FR', ['1', '2'])).toBe('/distributor/collection?materials=1%2C2&siteId=fr_FR')
})

test('the dialog has the texts of the specification, without its typo (S2 2.20, 5, 8)', () => {
  const prompt = translator('en_EN', 'distributors.prompt')
  expect(prompt('title')).toBe('Sorry!')
  expect(prompt('text')).toBe('Service Brochure is only opened for designated distributors at present.')
  const signIn = translator('en_EN', 'distributors.signIn')
  expect(signIn('title')).toBe('Distributor Login')
  expect(signIn('username')).toBe('Username')
  expect(signIn('password')).toBe('Password')
  expect(signIn('submit')).toBe('Login')
  expect(signIn('noUsername')).toBe('Please input username')
  expect(signIn('noPassword')).toBe('Please input password')
  const errors = translator('en_EN', 'distributors.errors')
  expect(errors('title')).toBe('Error')
  expect(errors('refused')).toBe('Incorrect username or password.')
})

test('for a file of other groups the contact is the email of the site, else the company', () => {
  const prompt = translator('en_EN', 'distributors.prompt')
  expect(prompt('deniedMail', { email: 'a@norvane.example' })).toContain('a@norvane.example')
  expect(prompt('denied', { company: 'Norvane' })).toContain('Norvane')
})

test('the owner of an expired account learns whom to contact for a renewal (issue 14)', () => {
  const errors = translator('en_EN', 'distributors.errors')
  expect(errors('expiredMail', { email: 'a@norvane.example' })).toBe(
    'Your access has ended. To renew it, write to a@norvane.example.',
  )
  expect(errors('expired', { company: 'Norvane' })).toBe(
    'Your access has ended. Ask your contact at Norvane to renew it.',
  )
})
