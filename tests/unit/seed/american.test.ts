import { expect, test } from 'vitest'
import { americanEnglish } from '../../../scripts/seed/content/american'
import { translated } from './texts'

test('British words, dates, times and quotation marks are American', () => {
  const texts = {
    'On 22 April 2025 the lorry reached a health centre.':
      'On April 22, 2025, the truck reached a health center.',
    'On Saturday 24 October, from 10:00': 'On Saturday, October 24, from 10:00 a.m.',
    'The course runs from 25 to 29 January 2027.': 'The course runs from January 25 to 29, 2027.',
    '- **3 March.** How an aliquot freezes': '- **March 3.** How an aliquot freezes',
    'The line reads “not improved”.': 'The line reads “not improved.”',
    'Organisms are pasteurised': 'Organisms are pasteurized',
    'AGM 2026: all eight resolutions passed': 'Annual meeting 2026: all eight resolutions passed',
    'immunisation@norvane.example': 'immunisation@norvane.example',
    'Open from 10:00 to 16:00.': 'Open from 10:00 a.m. to 4:00 p.m.',
    'The line reads “2023-03-26T03:15+02:00”.': 'The line reads “2023-03-26T03:15+02:00.”',
    'A meter on the first floor, a bath on the ground floor':
      'A meter on the second floor, a bath on the first floor',
  }
  for (const [text, expected] of Object.entries(texts)) expect(americanEnglish(text)).toBe(expected)
})

// Texts that the US site takes from en_EN are checked as well.
test('the US site has no British spelling, dates or punctuation', () => {
  // In lower case: names of institutions keep their spelling.
  const spelling =
    /\b\w*(?:litre|metre|fibre|colour|neighbour|harbour|vapour|tumour|labour)\w*|\b(?:centres?|catalogues?|programmes?|lorry|lorries|trolley|tonnes|learnt|labelled|travelled)\b/
  const withS =
    /(?:author|character|immun|minim|optim|organ|pasteur|recogn|steril|synchron)is(?:e[drs]?|ing|ation)\b(?!@)/
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
  expect(foundOnUsSite(spelling)).toEqual([])
  expect(foundOnUsSite(withS)).toEqual([])
  expect(foundOnUsSite(/”[.,]/)).toEqual([])
  expect(foundOnUsSite(/(?<![\dT:+“])\d{1,2}:\d{2}(?![ \u00a0][ap]\.m\.)/)).toEqual([])
  expect(foundOnUsSite(new RegExp(`\\b\\d{1,2}[ \u00a0](?:${months})\\b`))).toEqual([])
})

test('banners and settings of the US site have °F beside °C', () => {
  const shown = translated.filter(({ where }) => /^(?:banners\..*\.brief|settings\.)/.test(where))
  const metric = shown.filter(({ texts }) => {
    const text = texts.en_US ?? texts.en_EN ?? ''
    return text.includes('°C') && !text.includes('°F')
  })
  expect(metric.map(({ where }) => where)).toEqual([])
})

function foundOnUsSite(pattern: RegExp): string[] {
  return translated.flatMap(({ where, texts }) => {
    const found = pattern.exec(texts.en_US ?? texts.en_EN ?? '')
    return found ? [`${where}: ${found[0]}`] : []
  })
}
