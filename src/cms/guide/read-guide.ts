import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileOf, type Chapter, type GuideLanguage } from './chapters'

/** The documents are in the working directory, of the checkout and of the production bundle. */
function fileInDocs(file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'docs', file)
}

/** The Markdown of a chapter, or of the table of contents. */
export function readGuide(chapter: Chapter | null, language: GuideLanguage): Promise<string> {
  return readFile(fileInDocs(fileOf(chapter, language)), 'utf8')
}

/** A picture of the guide; null if there is none of this name. */
export function readGuidePicture(name: string): Promise<Buffer<ArrayBuffer> | null> {
  if (!/^[a-z0-9-]+\.(?:en|zh)\.webp$/.test(name)) return Promise.resolve(null)
  return readFile(fileInDocs(`editing/pictures/${name}`)).catch(() => null)
}
