import { settingsSchema } from '../../src/server/settings-schema.ts'

/**
 * Takes the settings of the shell away, for this process and those it starts: tests set what they need. The
 * time zone and the language are those of any server, since Node reads them when it starts.
 */
export function forgetShell(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(settingsSchema.shape)) delete env[name]
  for (const name of Object.keys(env)) if (name === 'LANGUAGE' || name.startsWith('LC_')) delete env[name]
  Object.assign(env, { NODE_ENV: 'test', TZ: 'UTC', LANG: 'C.UTF-8' })
}

/** Undoes what tests have changed in it. */
export function restoreEnvironment(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}
