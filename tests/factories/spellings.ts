/** A path with each of its characters encoded in turn, with upper and lower case digits. */
export function encodedOnce(path: string): string[] {
  return [...path].slice(1).flatMap((character, index) => {
    const [before, after] = [path.slice(0, index + 1), path.slice(index + 2)]
    const digits = character.charCodeAt(0).toString(16)
    return [...new Set([digits, digits.toUpperCase()])].map((code) => `${before}%${code}${after}`)
  })
}
