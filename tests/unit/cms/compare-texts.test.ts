import { expect, test } from 'vitest'
import { compareTexts } from '@/cms/admin/compare-texts'

test('texts are shown from the fallback only if it has them', () => {
  const own = { title: 'Titre', brief: '', iot: { title: null } }
  const other = { title: 'Title', brief: '', iot: { title: 'IoT' } }
  expect(compareTexts(own, other, ['title', 'brief', 'iot.title'])).toEqual({
    inherited: ['iot.title'],
    isComplete: false,
  })
  expect(compareTexts(own, other, ['title'])).toEqual({ inherited: [], isComplete: true })
  expect(compareTexts(own, other, ['title', 'brief'])).toEqual({ inherited: [], isComplete: false })
})
