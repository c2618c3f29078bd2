/** Letters that a password of an account must have, and may. */
export const passwordLength = { min: 12, max: 200 }

/** Whether a password is too short, too long, one of the account's names, or made of hardly any different letters. */
export function isWeakPassword(password: string, names: string[]): boolean {
  const { min, max } = passwordLength
  const letters = [...password].length
  if (letters < min || letters > max) return true
  const plain = password.trim().toLowerCase()
  return names.some((name) => plain === name.trim().toLowerCase()) || new Set(plain).size < 4
}
