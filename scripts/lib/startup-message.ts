import { formatDuration } from './steps.mjs'
import { noteOf, type SignIn } from './sign-ins.ts'

type StartupFacts = {
  port: number
  /** The sign-ins that this start has generated; later starts must not print them into logs. */
  signIns: SignIn[]
  /** Whether the first passwords of this database are stored in the data folder. */
  areStored: boolean
  /** In ms. */
  took: number
}

/** The message printed when the site is ready. */
export function startupMessage({ port, signIns, areStored, took }: StartupFacts): string {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const isDemo = signIns.some(({ name }) => noteOf(name))
  return [
    '',
    `  Isotherm is running (${formatDuration(took)})`,
    '',
    row('International', `${origin}/en`),
    row('Chinese', `${origin}/cn`),
    row('Admin', `${origin}/admin`),
    ...(isDemo ? [row('Distributors', `${origin}/en/distributor`)] : []),
    ...signInRows(signIns, areStored),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

function signInRows(signIns: SignIn[], areStored: boolean): string[] {
  if (signIns.length > 0) {
    return [
      '',
      row('Sign-ins', 'first passwords, also stored in sign-ins.txt in the data folder'),
      ...signIns.map(signInRow),
    ]
  }
  return areStored ? [row('Sign-ins', 'first passwords: see sign-ins.txt in the data folder')] : []
}

function signInRow({ name, password }: SignIn): string {
  const note = noteOf(name)
  return row('', `${name}  ${password}${note ? `  (${note})` : ''}`)
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(15)}${value}`
}
