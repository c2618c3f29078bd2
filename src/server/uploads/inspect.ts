import 'server-only'
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { isAttachmentType, type AttachmentType } from '@/lib/requests/attachments'
import { isWholeFilm } from './films'
import { isPictureType } from './pictures'
import { refuseUpload } from './refused'

/** What a file is by its content; refuses what is something else beside (S2 5). */
export async function inspect(path: string): Promise<AttachmentType> {
  const type = await findType(path)
  if (!type) refuseUpload('type')
  // Pictures are drawn anew, which leaves nothing else in them.
  if (isPictureType(type)) return type
  const bytes = await readFile(path)
  if (holdsArchive(bytes)) refuseUpload('archive')
  if (!(type === 'application/pdf' ? isWholePdf(bytes) : isWholeFilm(bytes))) refuseUpload('broken')
  return type
}

/** How what is taken begins. Archives do not come to the reader of types, which would look into them. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^%PDF-/,
  /^[^]{4}(?:ftyp|moov|mdat|free|skip|wide|pnot)/,
]

async function findType(path: string): Promise<AttachmentType | null> {
  const head = await readHead(path)
  if (!beginnings.some((beginning) => beginning.test(head))) return null
  // Some malformed files make the reader fail.
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const mime = found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? '')
  return isAttachmentType(mime) ? mime : null
}

async function readHead(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** What archives have wherever they stand: readers find them also behind or within something else. */
const archiveMarks = [
  // The directory of a ZIP, on its first disk.
  Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'),
  Buffer.from('Rar!\x1a\x07', 'latin1'),
  Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
]

function holdsArchive(bytes: Buffer): boolean {
  return archiveMarks.some((mark) => bytes.includes(mark))
}

/** Begins with the header of a PDF and ends with its trailer: nothing stands before or after. */
function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end)
}
