import { runCommand } from './run-command.mjs'

/**
 * Runs npm: the one that started this process, or the one in PATH.
 *
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath
  const options = { env: { npm_config_loglevel: 'error' } }
  return cli ? runCommand(process.execPath, [cli, ...args], options) : runCommand('npm', args, options)
}
