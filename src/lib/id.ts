import { randomInt } from 'node:crypto'

// The old system's epoch and bit layout, so that new ids sort after imported ones.
const idEpoch = 1288834974657n
const maxSequence = 4095n
const worker = BigInt(randomInt(1024))
let lastTime = 0n
let sequence = 0n

/** A 19-digit, time-ordered decimal, unique over processes (41 bits of time, 10 of process, 12 of sequence). */
export function newId(): string {
  const now = BigInt(Date.now())
  if (now > lastTime) [lastTime, sequence] = [now, 0n]
  else if (sequence < maxSequence) sequence += 1n
  // When the sequence is used up, the next millisecond is used in advance.
  else [lastTime, sequence] = [lastTime + 1n, 0n]
  return String(((lastTime - idEpoch) << 22n) | (worker << 12n) | sequence)
}
