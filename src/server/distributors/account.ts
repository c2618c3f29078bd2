type Open = { disabled: boolean | null; expires: string | null }

const day = 24 * 60 * 60 * 1000

/** Whether an account lets anybody in at all; `expires` is its last day, of UTC. */
export function isOpen({ disabled, expires }: Open): boolean {
  if (disabled) return false
  if (!expires) return true
  const lastDay = new Date(expires).setUTCHours(0, 0, 0, 0)
  return Date.now() < lastDay + day
}
