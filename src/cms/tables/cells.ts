const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
/** What starts a formula, also after blanks; the full-width forms count in East Asian spreadsheets. */
const formulaPattern = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** What a spreadsheet would shorten or read as a date: long ids, leading zeros, 2-8, 1E5. */
const rewrittenPattern = /^(?:\d{16,}|0\d+|\d+(?:[-/:]\d+)+|\d+(?:\.\d+)?e\d+)$/i

/** A text as a cell that a spreadsheet neither runs nor rewrites: with an apostrophe in front where it would. */
export function guardCell(text: string): string {
  return isAtRisk(text) ? `'${text}` : text
}

/** The text of a guarded cell. A cell that came without its guard is taken as it is. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && isAtRisk(cell.slice(1)) ? cell.slice(1) : cell
}

function isAtRisk(text: string): boolean {
  // A text that starts with an apostrophe needs a second one only where it would be read as a guard.
  if (text.startsWith("'")) return isAtRisk(text.slice(1))
  return rewrittenPattern.test(text) || (formulaPattern.test(text) && !numberPattern.test(text))
}
