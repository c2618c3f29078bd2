import { expect, test } from 'vitest'
import { typesetAll } from '../../../scripts/seed/content/catalogue/typeset'
import { found } from './texts'

/** A no-break space is written as ~. */
const set = (text: string, site: 'en_EN' | 'es_ES' | 'fr_FR' = 'en_EN') =>
  typesetAll({ en_EN: text, [site]: text })[site]?.replaceAll('\u00a0', '~')

test('a day stays with its month, an amount with its currency', () => {
  expect(set('Since 18 May 2026, revenue of 1.862 billion yuan')).toBe(
    'Since 18~May 2026, revenue of 1.862~billion~yuan',
  )
  expect(set('El 18 de mayo y el 1 de junio de 2026', 'es_ES')).toBe('El 18~de~mayo y el 1~de~junio de 2026')
  expect(set('Le 18 mai et le 1er juin, 1,506 milliard', 'fr_FR')).toBe(
    'Le 18~mai et le 1er~juin, 1,506~milliard',
  )
})

test('a number stays with the model that it counts', () => {
  expect(set('186 U830 freezers and 24 V1000, not the U830 R290 platform')).toBe(
    '186~U830 freezers and 24~V1000, not the U830 R290 platform',
  )
})

test('American dates keep the day with the month in front of it', () => {
  const { en_US } = typesetAll({ en_EN: 'On 18 May 2026 at 16:00' })
  expect(en_US).toBe('On May\u00a018, 2026, at 4:00 p.m.')
})

test('no text of the demo content breaks within a day and month', () => {
  const english = 'January|February|March|April|May|June|July|August|September|October|November|December'
  const day = new RegExp(`\\d (?:${english}|de (?:enero|mayo|junio|octubre)|mai|juin|octobre)(?!\\p{L})`, 'u')
  expect(found(day, 'en_EN', 'es_ES', 'fr_FR')).toEqual([])
})
