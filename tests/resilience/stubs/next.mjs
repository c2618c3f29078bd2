import { appendFileSync, mkdirSync } from 'node:fs'

appendFileSync('ran.log', 'build\n')
mkdirSync('.next', { recursive: true })
