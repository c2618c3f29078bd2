import { signDemoAccountsIn } from './accounts'

/** The tests ask the server that SITE_ORIGIN names; `npm run test:http` starts one. */
export default async function setup(): Promise<void> {
  const origin = process.env.SITE_ORIGIN
  if (!origin) throw new Error('SITE_ORIGIN names no server: run npm run test:http, which starts one.')
  await signDemoAccountsIn(origin)
}
