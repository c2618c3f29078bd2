import { crc32 } from 'node:zlib'

type UnzippedFile = { name: string; bytes: Buffer; isUtf8: boolean; isIntact: boolean; day: string }

const entrySignature = 0x02014b50
const endSignature = 0x06054b50

/** The files of an archive without compression, read through its central directory. */
export function unzip(archive: Buffer): UnzippedFile[] {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== endSignature) throw new Error('The archive has no end.')
  const unpacked: UnzippedFile[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error('The directory is broken.')
    const nameLength = archive.readUInt16LE(at + 28)
    unpacked.push(unpack(archive, at, nameLength))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return unpacked
}

function unpack(archive: Buffer, at: number, nameLength: number): UnzippedFile {
  const start = archive.readUInt32LE(at + 42)
  const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
  const bytes = archive.subarray(content, content + archive.readUInt32LE(at + 24))
  const date = archive.readUInt16LE(at + 14)
  return {
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    bytes,
    isUtf8: (archive.readUInt16LE(at + 8) & 0x800) !== 0,
    isIntact: crc32(bytes) === archive.readUInt32LE(at + 16),
    day: [(date >> 9) + 1980, (date >> 5) & 15, date & 31].join('-'),
  }
}
