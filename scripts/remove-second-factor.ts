import { createLocalReq, getPayload } from 'payload'
import config from '../payload.config'
import { resetFactor } from '@/cms/staff/reset-factor'

/** Resets the authenticator app of the staff account with the given address, and prints what was done. */

const payload = await getPayload({ config, disableOnInit: true })
const email = (process.argv[2] ?? '').trim().toLowerCase()
const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 })
const [account] = docs
if (!account) {
  console.error(`There is no account ${email}.`)
  process.exit(1)
}
const result = await resetFactor(await createLocalReq({}, payload), account, null)
console.log(
  {
    none: 'This account has no authenticator app.',
    mailed: `Reset. A mail to ${email} says so.`,
    notMailed: `Reset. The mail to ${email} could not be sent.`,
  }[result],
)
process.exit(0)
