import path from 'node:path'

/** The folder with the files of the demo content; in the production bundle it is not the folder of this code. */
const folder = process.env.DEMO_FOLDER || import.meta.dirname

export const assetsFolder = path.join(folder, 'assets')
export const documentsFolder = path.join(folder, 'documents')
export const picturesFolder = path.join(folder, 'pictures')
