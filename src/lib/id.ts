import { randomInt } from 'node:crypto'

// The old system's epoch and bit layout, so that new ids sort after imported ones.
const EPOCH = 1288834974657n
const worker = BigInt(randomInt(1024))
let lastTime = 0n
let sequence = 0n

/** A 19-digit, time-ordered decimal, unique over processes (41 bits of time, 10 of process, 12 of sequence). */
export function newId(): string {
  const now = BigInt(Date.now())
  sequence = now > lastTime ? 0n : sequence + 1n
  lastTime = now > lastTime ? now : lastTime
  const time = lastTime + (sequence >> 12n)
  return String(((time - EPOCH) << 22n) | (worker << 12n) | (sequence & 4095n))
}
