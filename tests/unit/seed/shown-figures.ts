import type { SiteId } from '@/i18n/locales'

export const written = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
export type Written = (typeof written)[number]

/** The numbers that texts may spell out. */
const spelled: Record<Written, Record<string, string>> = {
  zh_CN: {
    1: '一',
    2: '两',
    3: '三',
    4: '四',
    5: '五',
    6: '六',
    7: '七',
    8: '八',
    9: '九',
    10: '十',
    15: '十五',
    40: '四十',
  },
  en_EN: {
    1: 'an?|one',
    2: 'two|twice',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    15: 'fifteen',
    40: 'forty',
  },
  es_ES: {
    1: 'una?',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    11: 'once',
    15: 'quince',
    40: 'cuarenta',
  },
  fr_FR: {
    1: 'une?|l’heure',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    11: 'onze',
    15: 'quinze',
    40: 'quarante',
  },
}

export function states(story: string, figure: string, site: Written): boolean {
  const number = plainSpaces(figure).replaceAll('.', '\\.')
  if (new RegExp(`(?<!\\d|\\d[.,])${number}(?!\\d|[., ]\\d{3}|[.,]\\d)`, 'u').test(story)) return true
  const word = spelled[site][figure]
  if (!word) return false
  return site === 'zh_CN'
    ? story.includes(word)
    : new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu').test(story)
}

export function numbersIn(label: string): string[] {
  return plainSpaces(label).match(/\d+(?: \d{3})*(?:[.,]\d+)*/g) ?? []
}

export function valueOf(row: { figure: string; unit?: string } | undefined, site: SiteId): number {
  const digits = plainSpaces(row?.figure ?? '')
    .replaceAll(' ', '')
    .replace('−', '-')
  const hasDecimalComma = site === 'es_ES' || site === 'fr_FR'
  const value = Number(hasDecimalComma ? digits.replace(',', '.') : digits.replaceAll(',', ''))
  return Math.round(value * factorOf(row?.unit ?? '') * 100) / 100
}

function factorOf(unit: string): number {
  if (unit.startsWith('万')) return 1e4
  return unit.startsWith('mill') ? 1e6 : 1
}

export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

export function hanOf(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? []
}
