/** A link that begins a mail. Characters that nobody sees, as copied texts have them, are not part of an address. */
export function mailHref(address: string, subject = ''): string {
  const to = address.replace(/[\p{C}\s]/gu, '')
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`
}

/** A link that calls a number, without the zero that is only dialled within its country. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`
}
