/** Marks that turn the direction of what follows, and those that change how it is read without being seen. */
const overrides =
  /[\u202a-\u202e\u2066-\u2069\u200b\u2060-\u2065\u206a-\u206f\ufeff\u180e\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu
/** Marks that belong to the writing of some languages, but to no name or number in one line. */
const joiners = /[\u00ad\u061c\u200c-\u200f]/g
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const otherControls = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/gu

/** What was typed into a field of one line, without characters that nobody sees: controls, zero width, directions. */
export function inOneLine(text: string): string {
  return text.replace(breaks, ' ').replace(overrides, '').replace(joiners, '').trim()
}

/** What was typed into a field of several lines, without controls and overrides of direction. */
export function inLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(otherControls, '').replace(overrides, '').trim()
}
