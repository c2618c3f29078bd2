const kinds = {
  text: '01',
  aboutItem: '02',
  milestone: '03',
  honour: '04',
  teamGroup: '05',
  teamMember: '06',
  video: '07',
  partner: '08',
  officePicture: '09',
  job: '10',
  investorVideo: '11',
} as const

/** @param number the number among documents of the kind, from 1; never changed, because the id contains it */
export function companyId(kind: keyof typeof kinds, number: number): string {
  return `12180000000000${kinds[kind]}${String(number).padStart(3, '0')}`
}
