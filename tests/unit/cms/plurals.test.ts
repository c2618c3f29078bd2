import { expect, test } from 'vitest'
import { textsIn } from '../../support/admin-texts'

const french = textsIn('fr').t

test('French has the singular after zero', () => {
  const documents = (count: number) => french('lists:documents', { count, total: count })
  expect([0, 1, 2].map(documents)).toEqual(['0 document', '1 document', '2 documents'])
  expect(french('inbox:mine', { count: 0 })).toBe('ouverte, à votre nom')
  expect(french('tools:copyAsDraft', { count: 0 })).toBe('Copier 0 texte comme brouillon')
})

test('a French singular that names one is not taken for zero', () => {
  expect(french('tools:signedIn', { count: 0 })).toBe('Connecté actuellement (0 navigateurs).')
  expect(french('sharing:opened', { count: 0, time: 'T' })).not.toContain('une fois')
})

test('the other languages have the plural after zero', () => {
  expect(textsIn('en').t('lists:documents', { count: 0, total: 0 })).toBe('0 documents')
  expect(textsIn('es').t('lists:documents', { count: 0, total: 0 })).toBe('0 documentos')
})
