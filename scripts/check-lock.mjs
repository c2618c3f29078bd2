import { readFileSync } from 'node:fs'
import { lockFileProblems } from './lib/lock-file.mjs'

const problems = lockFileProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
