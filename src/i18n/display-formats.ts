/** The display formats of S1 9. */

/** An amount in hundredths with two decimals and commas: 123456789 is '1,234,567.89'. */
export function formatAmount(hundredths: number): string {
  return amounts.format(hundredths / 100)
}

/** '138****5678'; a number too short for that is masked completely. */
export function maskPhone(phone: string): string {
  const digits = [...phone]
  if (digits.length < 8) return '****'
  return `${digits.slice(0, 3).join('')}****${digits.slice(-4).join('')}`
}

/** The first character, then '**'; empty for an empty name. */
export function maskName(name: string): string {
  const [first] = name
  return first ? `${first}**` : ''
}

/** The first and last four characters with ten asterisks between; a shorter one is masked completely. */
export function maskIdCard(number: string): string {
  return number.length < 9 ? '*'.repeat(10) : `${number.slice(0, 4)}${'*'.repeat(10)}${number.slice(-4)}`
}

/** Large numbers in 万 (10^4) and 亿 (10^8) with at most two decimals: 12345 is '1.23万'. */
export function formatLargeNumber(value: number): string {
  const [size, unit] = chineseUnits.find(([least]) => Math.abs(value) >= least) ?? [1, '']
  return `${large.format(value / size)}${unit}`
}

/** '< 100m', hundreds of metres, or kilometres with one decimal. */
export function formatDistance(metres: number): string {
  if (metres < 100) return '< 100m'
  const hundreds = Math.round(metres / 100)
  return hundreds < 10 ? `${hundreds * 100}m` : `${(metres / 1000).toFixed(1)}km`
}

/** With a plus or minus sign; zero has none. */
export function formatSigned(value: number): string {
  return signed.format(value).replace('-', '−')
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const large = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false })
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 20 })
const chineseUnits = [
  [1e8, '亿'],
  [1e4, '万'],
] as const
