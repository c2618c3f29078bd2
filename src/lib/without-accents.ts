/** A text for comparisons with what somebody types: without case, accents and spaces around it. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}
