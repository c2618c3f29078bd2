import { normalise, plain, withPlainDashes } from './normalise'

/** A run of Chinese characters, or a word, number or model number in another script. */
export type Token = { text: string; isHan: boolean }
export type PositionedToken = Token & { start: number }

const maxLength = 60
const han = String.raw`\p{Script=Han}`
// Punctuation within a word is part of the token: u830-86h, -86°c, e003/091, 2.5.
const word = String.raw`[[\p{L}\p{M}\p{N}]--\p{Script=Han}]`
const punctuation = String.raw`[\-.\/°']`
const compoundWord = `${word}+(?:${punctuation}+${word}+)*`
const tokens = new RegExp(String.raw`${han}+|(?:(?<!${word})-(?=\d))?${compoundWord}`, 'gv')

/** The tokens of a text, normalised; other punctuation is left out. */
export function tokenise(text: string): Token[] {
  return [...normalise(text).matchAll(tokens)].map(([token]) =>
    isHan(token) ? { text: token, isHan: true } : { text: token.slice(0, maxLength), isHan: false },
  )
}

/** The tokens of a text with their positions, not normalised. */
export function tokensIn(text: string): PositionedToken[] {
  return [...withPlainDashes(text).matchAll(tokens)].map((match) => {
    const [token] = match
    return { text: token, isHan: isHan(token), start: match.index }
  })
}

/** The parts of a token between punctuation: u830 and 86h of u830-86h. */
export function partsOf(token: string): string[] {
  return token.split(/[-./°']+/).filter(Boolean)
}

/** A token without punctuation: u83086h. */
export function withoutPunctuation(token: string): string {
  return token.replace(/[-./°']+/g, '')
}

/** A text without punctuation and spaces, as models are compared. */
export function compactText(text: string): string {
  return tokenise(plain(text))
    .map((token) => withoutPunctuation(token.text))
    .join('')
}

export function hasDigit(token: string): boolean {
  return /\p{N}/u.test(token)
}

function isHan(token: string): boolean {
  return /^\p{Script=Han}/u.test(token)
}
