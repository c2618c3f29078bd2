import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { draw, writePrivate } from './secrets.ts'

export type SignIn = { email: string; password: string }

const admin = 'admin@norvane.example'
const editor = 'editor@norvane.example'

/** The first sign-ins of a database, or none when this machine did not make them. */
export function readSignIns(options: { dataDir: string; database: string }): SignIn[] {
  return sections(fileOf(options.dataDir)).get(options.database) ?? []
}

/** Draws the first sign-ins of a database, once, and keeps them: an interrupted seed may still come to its end. */
export function drawSignIns(options: { dataDir: string; database: string; empty: boolean }): SignIn[] {
  const { dataDir, database, empty } = options
  const kept = readSignIns({ dataDir, database })
  const passwordOf = (email: string) => kept.find((one) => one.email === email)?.password ?? draw(12)
  const signIns = (empty ? [admin] : [admin, editor]).map((email) => ({ email, password: passwordOf(email) }))
  const all = sections(fileOf(dataDir)).set(database, signIns)
  writePrivate(fileOf(dataDir), [...all].map(toText).join('\n'))
  return signIns
}

/** The environment by which the seed learns the passwords. */
export function seedEnvironment(signIns: SignIn[]): NodeJS.Dict<string> {
  const passwordOf = (email: string) => signIns.find((one) => one.email === email)?.password ?? draw(12)
  return { ADMIN_PASSWORD: passwordOf(admin), EDITOR_PASSWORD: passwordOf(editor) }
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
  return `# ${database}\n${signIns.map(({ email, password }) => `${email} ${password}\n`).join('')}`
}

function sections(file: string): Map<string, SignIn[]> {
  const found = new Map<string, SignIn[]>()
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const part of text.split(/^# /m).slice(1)) {
    const [database = '', ...lines] = part.trim().split('\n')
    const signIns = lines
      .map((line) => line.split(' '))
      .map(([email = '', password = '']) => ({ email, password }))
    found.set(database, signIns)
  }
  return found
}
