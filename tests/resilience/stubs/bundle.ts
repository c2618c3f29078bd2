import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The programs of this bundle import their stubs instead of being compiled. */
export async function makeBundle({ folder }: { folder: string }): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('server.js', "import '../src/gateway/main.ts'\n")
  write('migrate.js', "import '../scripts/migrate.ts'\n")
  write('migrations.json', '["1_first"]\n')
}
