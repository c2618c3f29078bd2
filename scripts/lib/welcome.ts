import { seconds } from './steps.mjs'
import { noteOf, type SignIn } from './sign-ins.ts'

type Start = {
  port: number
  /** Those that this start has drawn: a log must not repeat them. */
  signIns: SignIn[]
  /** Whether the first passwords of this database stand in the data folder. */
  areKept: boolean
  /** In ms. */
  took: number
}

/** What a person needs to know once the site is up. */
export function welcome({ port, signIns, areKept, took }: Start): string {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const isDemo = signIns.some(({ name }) => noteOf(name))
  return [
    '',
    `  Isotherm is running (${seconds(took)})`,
    '',
    row('International', `${origin}/en`),
    row('Chinese', `${origin}/cn`),
    row('Admin', `${origin}/admin`),
    ...(isDemo ? [row('Distributors', `${origin}/en/distributor`)] : []),
    ...signInRows(signIns, areKept),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

function signInRows(signIns: SignIn[], areKept: boolean): string[] {
  if (signIns.length > 0) {
    return [
      '',
      row('Sign-ins', 'first passwords, also in sign-ins.txt of the data folder'),
      ...signIns.map(person),
    ]
  }
  return areKept ? [row('Sign-ins', 'first passwords are in sign-ins.txt of the data folder')] : []
}

function person({ name, password }: SignIn): string {
  const note = noteOf(name)
  return row('', `${name}  ${password}${note ? `  (${note})` : ''}`)
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(15)}${value}`
}
