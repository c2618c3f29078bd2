import 'server-only'
import { openAsBlob } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromBlob } from 'file-type'
import { isAttachmentType, type AttachmentType } from '@/lib/inquiries/attachments'
import { isCompleteVideo } from './video-boxes'
import { isPictureType } from './reencode-picture'
import { refuseUpload } from './refused'

/** The type of a file by its content; refuses files that contain an archive or are incomplete (S2 5). */
export async function inspect(path: string): Promise<AttachmentType> {
  const type = await findType(path)
  if (!type) refuseUpload('type')
  // Pictures are re-encoded, which removes any other content.
  if (isPictureType(type)) return type
  const bytes = await readFile(path)
  if (containsArchive(bytes)) refuseUpload('archive')
  if (!(type === 'application/pdf' ? isCompletePdf(bytes) : isCompleteVideo(bytes))) refuseUpload('broken')
  return type
}

/** Signatures of the accepted types. Others, such as archives, are not passed to file-type, which would read into them. */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^%PDF-/,
  /^[^]{4}(?:ftyp|moov|mdat|free|skip|wide|pnot)/,
]

async function findType(path: string): Promise<AttachmentType | null> {
  const head = await readHead(path)
  if (!signatures.some((signature) => signature.test(head))) return null
  // `fileTypeFromFile` imports a package at run time, which bundlers do not see.
  const file = await openAsBlob(path)
  // file-type throws for some malformed files.
  const found = await fileTypeFromBlob(file).catch(() => undefined)
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

/** Signatures of archives, which programs also find inside or after other content. */
const archiveSignatures = [
  // The end of the central directory of a single-disk ZIP.
  Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'),
  Buffer.from('Rar!\x1a\x07', 'latin1'),
  Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
]

function containsArchive(bytes: Buffer): boolean {
  return archiveSignatures.some((mark) => bytes.includes(mark))
}

/** Whether the file starts with a PDF header and ends with a PDF trailer. */
function isCompletePdf(bytes: Buffer): boolean {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end)
}
