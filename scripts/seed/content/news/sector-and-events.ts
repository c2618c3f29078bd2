import type { NewsSeed } from '../types'
import { dusseldorfAutumnFair } from './dusseldorf-autumn-fair'
import { lectureEvenings } from './lecture-evenings'
import { lorryAsStore } from './lorry-as-store'
import { nitrogenUserMeeting } from './nitrogen-user-meeting'
import { oneHundredFiftyGrams } from './one-hundred-fifty-grams'
import { threeBloodTemperatures } from './three-blood-temperatures'
import { triplePackaging } from './triple-packaging'
import { vaccineVialMonitor } from './vaccine-vial-monitor'

/** The sector's rules and practice, and our events, the newest first. */
export const sectorAndEventNews: NewsSeed[] = [
  oneHundredFiftyGrams,
  threeBloodTemperatures,
  dusseldorfAutumnFair,
  triplePackaging,
  nitrogenUserMeeting,
  vaccineVialMonitor,
  lorryAsStore,
  lectureEvenings,
]
