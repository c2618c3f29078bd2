import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { draw, writePrivate } from './secrets.ts'

export type SignIn = { name: string; password: string }

type Account = { name: string; variable: string; note?: string }

const distributor = 'DISTRIBUTOR_PASSWORD'

/** Who can sign in to the demo; an empty site has the first only. */
const demoAccounts: [Account, ...Account[]] = [
  { name: 'admin@norvane.example', variable: 'ADMIN_PASSWORD' },
  { name: 'editor@norvane.example', variable: 'EDITOR_PASSWORD' },
  { name: 'inbox@norvane.example', variable: 'INBOX_PASSWORD', note: 'sees the requests only' },
  { name: 'nordic-lab', variable: distributor, note: 'distributor, every document' },
  { name: 'andes-medical', variable: distributor, note: 'distributor, not those of the group Full line' },
  { name: 'old-partner', variable: distributor, note: 'distributor until 2025: expired' },
]

/** What an account of the demo is for, where its name does not tell. */
export function noteOf(name: string): string | undefined {
  return demoAccounts.find((account) => account.name === name)?.note
}

/** The first sign-ins of a database, or none when this machine did not make them. */
export function readSignIns(options: { dataDir: string; database: string }): SignIn[] {
  return sections(fileOf(options.dataDir)).get(options.database) ?? []
}

/** Draws the first sign-ins of a database, once, and keeps them: an interrupted seed may still come to its end. */
export function drawSignIns(options: { dataDir: string; database: string; empty: boolean }): SignIn[] {
  const { dataDir, database, empty } = options
  const passwords = seedEnvironment(readSignIns({ dataDir, database }))
  const accounts = empty ? demoAccounts.slice(0, 1) : demoAccounts
  const signIns = accounts.map(({ name, variable }) => ({ name, password: passwords[variable] ?? draw(12) }))
  const all = sections(fileOf(dataDir)).set(database, signIns)
  writePrivate(fileOf(dataDir), [...all].map(toText).join('\n'))
  return signIns
}

/** The environment by which the seed learns the passwords; those of nobody yet are drawn. */
export function seedEnvironment(signIns: SignIn[] = []): NodeJS.Dict<string> {
  const given = new Map(signIns.map(({ name, password }) => [name, password]))
  return Object.fromEntries(demoAccounts.map(({ name, variable }) => [variable, given.get(name) ?? draw(12)]))
}

/** A name of a database that tells it from others and holds no password. */
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
