/**
 * Our own environment with additions; undefined takes a variable away.
 *
 * @param {NodeJS.Dict<string>} additions
 */
export function environment(additions) {
  return /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...additions })
}
