import 'server-only'
import { createThrottle } from '../accounts/throttle'

export const throttle = createThrottle('sign-in')
