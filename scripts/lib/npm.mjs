import { run } from './run.mjs'

/**
 * Runs npm: the one that started us, or the machine's.
 *
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath
  const options = { env: { npm_config_loglevel: 'error' } }
  return cli ? run(process.execPath, [cli, ...args], options) : run('npm', args, options)
}
