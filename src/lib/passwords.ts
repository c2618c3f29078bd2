/** Minimum and maximum number of characters of a password. */
export const passwordLength = { min: 12, max: 200 }

/** Whether a password is too short, too long, equal to a name of the account, or has fewer than four different characters. */
export function isWeakPassword(password: string, names: string[]): boolean {
  const { min, max } = passwordLength
  const letters = [...password].length
  if (letters < min || letters > max) return true
  const plain = password.trim().toLowerCase()
  return names.some((name) => plain === name.trim().toLowerCase()) || new Set(plain).size < 4
}
