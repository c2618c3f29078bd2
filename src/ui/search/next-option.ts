const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The option that an arrow key selects among `count`, -1 being the text field; null for other keys. */
export function nextOption(key: string, option: number, count: number): number | null {
  const step = steps[key]
  if (step === undefined) return null
  const places = count + 1
  return ((option + 1 + step + places) % places) - 1
}
