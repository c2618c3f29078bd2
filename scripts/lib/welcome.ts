import { seconds } from './steps.mjs'
import type { SignIn } from './sign-ins.ts'

/** What a person needs to know once the site is up. */
export function welcome({ port, signIns, took }: { port: number; signIns: SignIn[]; took: number }): string {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const people = signIns.map(({ email, password }) => row('', `${email}  ${password}`))
  const signInRows = people.length
    ? ['', row('Sign-ins', 'first passwords, also in sign-ins.txt of the data folder'), ...people]
    : []
  return [
    '',
    `  Isotherm is running (${seconds(took)})`,
    '',
    row('International', `${origin}/en`),
    row('Chinese', `${origin}/cn`),
    row('Admin', `${origin}/admin`),
    ...signInRows,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(15)}${value}`
}
