/** Where a product is offered: the regions of the inquiry forms (S2 3). */
export const markets = [
  { value: 'asia-pacific', label: 'Asia-Pacific' },
  { value: 'china', label: 'China' },
  { value: 'africa', label: 'Africa' },
  { value: 'south-asia', label: 'South Asia' },
  { value: 'cis-mongolia', label: 'CIS & Mongolia' },
  { value: 'middle-east', label: 'Middle East' },
  { value: 'latin-america', label: 'Latin America' },
  { value: 'us-canada', label: 'US & Canada' },
  { value: 'uk', label: 'UK' },
  { value: 'europe', label: 'Europe' },
  { value: 'aid-relief', label: 'International Aid and Relief' },
  { value: 'india', label: 'India' },
] as const

export type Market = (typeof markets)[number]['value']
