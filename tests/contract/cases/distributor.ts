import { distributorIds } from '../distributor-content'
import { casesOf } from './case'

const { username, expired, disabled, invited, withSecondFactor, password } = distributorIds

export const distributorCases = casesOf({
  'POST /f/productMaterial/canDownload': [
    { name: 'the right password', query: { username, password } },
    { name: 'a name in other letters', query: { username: ' Polar-Lab ', password, siteId: 'zh_CN' } },
    { name: 'a wrong password', query: { username, password: 'not the password' } },
    { name: 'an unknown name', query: { username: 'nobody', password } },
    { name: 'an expired account', query: { username: expired, password } },
    { name: 'a disabled account', query: { username: disabled, password } },
    { name: 'an account without a password', query: { username: invited, password } },
    { name: 'no code where one is asked for', query: { username: withSecondFactor, password } },
    { name: 'no name', query: { password } },
    { name: 'no password', query: { username, siteId: 'zh_CN' } },
  ],
})
