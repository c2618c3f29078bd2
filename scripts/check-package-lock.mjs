import { readFileSync } from 'node:fs'
import { findLockFileProblems } from './lib/package-lock.mjs'

const problems = findLockFileProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
