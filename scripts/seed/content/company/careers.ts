import { inChinese } from './in-chinese'
import type { CareersSeed } from './types'

/** S1 2.16. */
export const careersSeed: CareersSeed = {
  campusLabel: inChinese('校园招聘网站'),
  campusAddress: inChinese('https://campus.norvane.example/'),
}
