/** The top-level boxes of an MP4 or QuickTime file. */
const knownBoxes = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'uuid',
  'meta',
  'pnot',
  'udta',
  'junk',
  'pdin',
  'moof',
  'mfra',
  'sidx',
  'ssix',
  'styp',
  'emsg',
  'prft',
])

/** Whether a video consists of known boxes to the end of the file. */
export function isCompleteVideo(bytes: Buffer): boolean {
  const found = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const size = sizeOf(bytes, at)
    if (!knownBoxes.has(name) || size < 8) return false
    found.add(name)
    at += size
  }
  return at === bytes.length && found.has('moov') && found.has('mdat')
}

function sizeOf(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  // Size 0: up to the end of the file; size 1: the size follows the name as 64 bits.
  if (size === 0) return bytes.length - at
  if (size !== 1) return size
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}
