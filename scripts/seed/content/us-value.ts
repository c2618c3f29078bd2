import { withUsUnits } from '@/lib/us-units'

/** What follows the label of a figure on the US site, such as ' (−112 °F)' for −80 °C; nothing without a US unit. */
export function usValueOf(figure: string, unit: string): string {
  const measured = `${figure} ${unit}`
  return withUsUnits(measured).slice(measured.length)
}
