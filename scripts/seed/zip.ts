import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; data: Buffer }

// 1 January 1980: the same content is the same file.
const DATE = 0x21
const VERSION = 20

/** A zip of files that are compressed already: they are stored as they are. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const facts = factsOf(entry)
    const name = Buffer.from(entry.name)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, entry.data])
    files.push(file)
    directory.push(listed(facts, name, offset))
    offset += file.length
  }
  return Buffer.concat([...files, ...directory, endOf(directory, offset)])
}

/** What both a file and its place in the directory say of it. */
function factsOf({ name, data }: ZipEntry): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(DATE, 8)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function listed(facts: Buffer, name: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(VERSION)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, facts, place, name])
}

function endOf(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
