/**
 * The environment for a child process: our own with additions; undefined removes a variable.
 *
 * @param {NodeJS.Dict<string>} additions
 */
export function childEnvironment(additions) {
  return /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...additions })
}
