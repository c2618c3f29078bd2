import { seconds } from './steps.mjs'
import { noteOf, type SignIn } from './sign-ins.ts'

/** What a person needs to know once the site is up. */
export function welcome({ port, signIns, took }: { port: number; signIns: SignIn[]; took: number }): string {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const signInRows = signIns.length
    ? [
        '',
        row('Sign-ins', 'first passwords, also in sign-ins.txt of the data folder'),
        ...signIns.map(person),
      ]
    : []
  const isDemo = signIns.some(({ name }) => noteOf(name))
  return [
    '',
    `  Isotherm is running (${seconds(took)})`,
    '',
    row('International', `${origin}/en`),
    row('Chinese', `${origin}/cn`),
    row('Admin', `${origin}/admin`),
    ...(isDemo ? [row('Distributors', `${origin}/en/distributor`)] : []),
    ...signInRows,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

function person({ name, password }: SignIn): string {
  const note = noteOf(name)
  return row('', `${name}  ${password}${note ? `  (${note})` : ''}`)
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(15)}${value}`
}
