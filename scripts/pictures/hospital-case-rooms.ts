import { standing } from './case-rooms'
import { coverSize, staged, type Room } from './rooms'

/** Rooms of hospitals, blood banks, vaccine stores and industry among the customer cases. */
export const hospitalCaseRooms: readonly Room[] = [
]
