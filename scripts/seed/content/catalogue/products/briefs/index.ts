import { biomedicalBriefs } from './biomedical'
import { biosafetyBriefs } from './biosafety'
import { bloodBriefs } from './blood'
import { nitrogenBriefs } from './nitrogen'
import { refrigeratorBriefs } from './refrigerators'
import { roomBriefs } from './rooms'
import type { Briefs } from './types'
import { ultraLowBriefs } from './ultra-low'
import { vaccineBriefs } from './vaccine'

export const briefs: Briefs = {
  ...ultraLowBriefs,
  ...biomedicalBriefs,
  ...refrigeratorBriefs,
  ...bloodBriefs,
  ...vaccineBriefs,
  ...nitrogenBriefs,
  ...biosafetyBriefs,
  ...roomBriefs,
}
