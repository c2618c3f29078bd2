import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The programs of this bundle import their stubs instead of being compiled.
const [folder = ''] = process.argv.slice(2)
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

mkdirSync(folder, { recursive: true })
write('server.js', "import '../src/gateway/main.ts'\n")
write('migrate.js', "import '../scripts/migrate.ts'\n")
write('migrations.json', '["1_first"]\n')
