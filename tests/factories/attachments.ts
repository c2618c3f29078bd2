import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf } from './uploads'

const plain = { width: 60, height: 40, channels: 3, background: '#0b4f8a' } as const

/** A photograph with a rotation and a GPS position in its metadata, as phones take it. */
export async function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: plain })
    .toFormat(format)
    .withExif({ IFD0: { Make: 'A telephone', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '36/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A ZIP archive of one file; programs also find it at the end of another file. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(crc32(content), 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(content.length, 18)
  about.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed])
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), about, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.from('PK\x05\x06\0\0\0\0\x01\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

export const zip = zipOf('a.txt', Buffer.from('a'))

/** Decompresses to a thousand times its size. */
export const zipBomb = (name = 'zeros') => zipOf(name, Buffer.alloc(100 * 2 ** 20))

/** A PDF of the given size. */
export function pdfOf(bytes: number): Buffer {
  const [head, tail] = [pdf.subarray(0, 9), pdf.subarray(9)]
  const filling = Buffer.alloc(bytes - pdf.length, '% filling\n')
  filling.write('\n', filling.length - 1)
  return Buffer.concat([head, filling, tail])
}

/** The boxes of a short video. */
export function movie(brand: 'isom' | 'qt  ' = 'isom'): Buffer {
  return Buffer.concat([
    box('ftyp', `${brand}\0\0\x02\0${brand}`),
    box('moov', box('mvhd', '\0'.repeat(100))),
    box('mdat', 'frames'),
  ])
}

function box(name: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string, 'latin1')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, bytes])
}

/** A small PNG whose header contains the given size. */
export async function pngWithSize(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { ...plain, width: 1, height: 1 } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
