import { appendFileSync, mkdirSync } from 'node:fs'

appendFileSync('ran.log', 'build\n')
mkdirSync(process.env.NEXT_DIST_DIR ?? '.next', { recursive: true })
