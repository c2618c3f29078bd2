import { settingsSchema } from '../../src/server/settings-schema.ts'

/**
 * Removes the product's settings from the environment of this process and its children: tests set what they need.
 * Sets a fixed time zone and language, which Node reads at start.
 */
export function resetEnvironment(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(settingsSchema.shape)) delete env[name]
  for (const name of Object.keys(env)) if (name === 'LANGUAGE' || name.startsWith('LC_')) delete env[name]
  Object.assign(env, { NODE_ENV: 'test', TZ: 'UTC', LANG: 'C.UTF-8' })
}

/** Restores the environment after a test file. */
export function restoreEnvironment(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}
