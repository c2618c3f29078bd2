import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { randomToken, writePrivate } from './secrets.ts'

export type SignIn = { name: string; password: string }

type DemoAccount = { name: string; variable: string; note?: string }

const distributor = 'DISTRIBUTOR_PASSWORD'

/** The accounts of the demo; an empty site has only the first. */
const demoAccounts: [DemoAccount, ...DemoAccount[]] = [
  { name: 'admin@norvane.example', variable: 'ADMIN_PASSWORD' },
  { name: 'editor@norvane.example', variable: 'EDITOR_PASSWORD' },
  { name: 'inbox@norvane.example', variable: 'INBOX_PASSWORD', note: 'inbox only' },
  { name: 'nordic-lab', variable: distributor, note: 'distributor, all documents' },
  {
    name: 'andes-medical',
    variable: distributor,
    note: 'distributor, all documents except those of the group Full line',
  },
  { name: 'old-partner', variable: distributor, note: 'distributor, expired in 2025' },
]

/** A note about a demo account whose name does not explain it. */
export function noteOf(name: string): string | undefined {
  return demoAccounts.find((account) => account.name === name)?.note
}

/** The first sign-ins of a database; empty if they were not generated on this machine. */
export function readSignIns(options: { dataDir: string; database: string }): SignIn[] {
  return sections(fileOf(options.dataDir)).get(options.database) ?? []
}

/** Generates and stores the first sign-ins of a database; reuses stored ones, so that an interrupted seed can be repeated. */
export function createSignIns(options: { dataDir: string; database: string; empty: boolean }): SignIn[] {
  const { dataDir, database, empty } = options
  const passwords = seedEnvironment(readSignIns({ dataDir, database }))
  const accounts = empty ? demoAccounts.slice(0, 1) : demoAccounts
  const signIns = accounts.map(({ name, variable }) => ({
    name,
    password: passwords[variable] ?? randomToken(12),
  }))
  const all = sections(fileOf(dataDir)).set(database, signIns)
  writePrivate(fileOf(dataDir), [...all].map(toText).join('\n'))
  return signIns
}

/** The environment variables that pass the passwords to the seed; missing ones are generated. */
export function seedEnvironment(signIns: SignIn[] = []): NodeJS.Dict<string> {
  const given = new Map(signIns.map(({ name, password }) => [name, password]))
  return Object.fromEntries(
    demoAccounts.map(({ name, variable }) => [variable, given.get(name) ?? randomToken(12)]),
  )
}

/** A label that identifies a database without its password. */
export function databaseLabel(url: string | undefined): string {
  if (!url) return 'embedded database'
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'sign-ins.txt')
}

function toText([database, signIns]: [string, SignIn[]]): string {
  const lines = signIns.map(({ name, password }) => [name, password, noteOf(name)].filter(Boolean).join(' '))
  return `# ${database}\n${lines.join('\n')}\n`
}

function sections(file: string): Map<string, SignIn[]> {
  const found = new Map<string, SignIn[]>()
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const part of text.split(/^# /m).slice(1)) {
    const [database = '', ...lines] = part.trim().split('\n')
    const signIns = lines
      .map((line) => line.split(' '))
      .map(([name = '', password = '']) => ({ name, password }))
    found.set(database, signIns)
  }
  return found
}
