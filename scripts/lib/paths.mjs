import path from 'node:path'

/** The root folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The folder for everything that is not in the repository. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')

/** The production bundle. */
export const bundleFolder = path.join(root, 'dist')
