import path from 'node:path'

/** The folders whose coverage is measured. */
export const measuredFolders = ['src', 'collections', 'globals']

/** The folder for the data of V8 while `npm run coverage` runs. */
export const coverageFolder = process.env.COVERAGE_FOLDER

/** The environment with which a server writes what it covered when it stops. */
export const serverCoverage = coverageFolder ? { NODE_V8_COVERAGE: path.join(coverageFolder, 'server') } : {}
