import { signInDemoAccounts } from './accounts'

/** The tests use the server at SITE_ORIGIN, which `npm run test:http` starts. */
export default async function setup(): Promise<void> {
  const origin = process.env.SITE_ORIGIN
  if (!origin) throw new Error('SITE_ORIGIN is not set: run npm run test:http, which starts a server.')
  await signInDemoAccounts(origin)
}
