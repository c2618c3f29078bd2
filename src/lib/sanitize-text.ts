/** Bidirectional controls and invisible format characters. */
const formatCharacters =
  /[\u202a-\u202e\u2066-\u2069\u200b\u2060-\u2065\u206a-\u206f\ufeff\u180e\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu
/** Joiners and direction marks, which some scripts need in texts, but not in single-line fields. */
const joiners = /[\u00ad\u061c\u200c-\u200f]/g
const controlsAndBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const otherControls = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Removes invisible characters from the value of a single-line field: controls, zero width, directions. */
export function sanitizeLine(text: string): string {
  return text.replace(controlsAndBreaks, ' ').replace(formatCharacters, '').replace(joiners, '').trim()
}

/** Removes control and bidirectional characters from the value of a multi-line field. */
export function sanitizeLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(otherControls, '').replace(formatCharacters, '').trim()
}
