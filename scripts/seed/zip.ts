import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; data: Buffer }

// 1 January 1980, so that the same content gives the same bytes.
const fileDate = 0x21
const zipVersion = 20

/** A zip file that stores its entries uncompressed, because they are compressed already. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const header = entryHeader(entry)
    const name = Buffer.from(entry.name)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, entry.data])
    files.push(file)
    directory.push(directoryEntry(header, name, offset))
    offset += file.length
  }
  return Buffer.concat([...files, ...directory, endRecord(directory, offset)])
}

/** The part of the header that a file and its directory entry share. */
function entryHeader({ name, data }: ZipEntry): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(zipVersion, 0)
  header.writeUInt16LE(fileDate, 8)
  header.writeUInt32LE(crc32(data), 10)
  header.writeUInt32LE(data.length, 14)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}

function directoryEntry(header: Buffer, name: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(zipVersion)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, header, place, name])
}

function endRecord(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
