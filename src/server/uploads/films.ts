/** The boxes at the top of an MP4 or QuickTime film. */
const known = new Set([
  ...['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'uuid', 'meta', 'pnot', 'udta', 'junk'],
  ...['pdin', 'moof', 'mfra', 'sidx', 'ssix', 'styp', 'emsg', 'prft'],
])

/** Whether the boxes of a film are known ones and fill the file to its end. */
export function isWholeFilm(bytes: Buffer): boolean {
  const found = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const size = sizeOf(bytes, at)
    if (!known.has(name) || size < 8) return false
    found.add(name)
    at += size
  }
  return at === bytes.length && found.has('moov') && found.has('mdat')
}

function sizeOf(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  // The last box may leave its size open, and a large one writes it behind its name.
  if (size === 0) return bytes.length - at
  if (size !== 1) return size
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}
