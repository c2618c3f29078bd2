import { normalise, plain, withPlainDashes } from './normalise'

/** A run of Chinese characters, or a word, a number or a model number of anything else. */
export type Piece = { text: string; isHan: boolean }
export type PlacedPiece = Piece & { start: number }

const longest = 60
const han = String.raw`\p{Script=Han}`
// Signs within a word hold it together: u830-86h, -86°c, e003/091, 2.5.
const word = String.raw`[[\p{L}\p{M}\p{N}]--\p{Script=Han}]`
const signs = String.raw`[\-.\/°']`
const whole = `${word}+(?:${signs}+${word}+)*`
const pieces = new RegExp(String.raw`${han}+|(?:(?<!${word})-(?=\d))?${whole}`, 'gv')

/** What a text is made of, normalised; signs are left out. */
export function piecesOf(text: string): Piece[] {
  return [...normalise(text).matchAll(pieces)].map(([piece]) =>
    isHan(piece) ? { text: piece, isHan: true } : { text: piece.slice(0, longest), isHan: false },
  )
}

/** The same with their places in the text, which stays as it is. */
export function piecesIn(text: string): PlacedPiece[] {
  return [...withPlainDashes(text).matchAll(pieces)].map((match) => {
    const [piece] = match
    return { text: piece, isHan: isHan(piece), start: match.index }
  })
}

/** The parts between the signs of a word: u830 and 86h of u830-86h. */
export function partsOf(piece: string): string[] {
  return piece.split(/[-./°']+/).filter(Boolean)
}

/** Without its signs: u83086h. */
export function squash(piece: string): string {
  return piece.replace(/[-./°']+/g, '')
}

/** A whole text without its signs and spaces, as models are compared. */
export function wholeOf(text: string): string {
  return piecesOf(plain(text))
    .map((piece) => squash(piece.text))
    .join('')
}

export function hasDigit(piece: string): boolean {
  return /\p{N}/u.test(piece)
}

function isHan(piece: string): boolean {
  return /^\p{Script=Han}/u.test(piece)
}
