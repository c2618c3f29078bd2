import { appendFileSync, copyFileSync } from 'node:fs'

const [command] = process.argv.slice(2)
appendFileSync('ran.log', `npm ${command}\n`)
if (command === 'ci') process.exit(1)
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
