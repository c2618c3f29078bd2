import type { Camera, Group, Placed } from './groups'
import { groupPicture, type GroupPicture } from './jobs'

/** What moves in a video: `frames` pictures at `rate` a second; those between are interpolated, the last one stays. */
export type Motion = Speed & { name: string; frame: (time: number) => GroupPicture }

/** `smooth` has no edges, so that its frames can be blended. */
type Speed = { rate: number; frames: number; smooth?: boolean }

/** What opens needs more frames than smoke, which has no edges. */
const opening = { rate: 12.5, frames: 30 }
const drifting = { rate: 6.25, frames: 20, smooth: true }

/** Each lasts as long as a shot of a video, or stands still before its end. */
export const motions: readonly Motion[] = [
  motion(
    'b150-airflow',
    drifting,
    { turn: 16, rise: 0.62, fill: [0.9, 1.14], floor: -0.22, across: 0.56 },
    (time) => [{ slug: 'b150', at: [0, 0], builder: 'air.cabinet', state: { flow: time * 0.9 } }],
  ),
  motion(
    'u830-door',
    opening,
    { turn: 30, rise: 0.55, fill: [0.8, 0.8], floor: 0.09, across: 0.56 },
    (time) => [
      { slug: 'u830', at: [0, 0], display: '-86.0 °C' },
      {
        slug: 'u830',
        at: [1.45, 0],
        display: '-86.0 °C',
        state: { door: opened(104, time / 0.8), opened: { 1: opened(92, (time - 0.4) / 0.6) } },
      },
      { slug: 'u830', at: [2.75, 0], display: '-86.0 °C' },
    ],
  ),
  motion(
    'v1000-lid',
    opening,
    { turn: 24, rise: 1.18, fill: [0.6, 0.56], floor: 0.1, across: 0.6 },
    (time) => [{ slug: 'v1000', at: [0, 0], state: { lid: opened(76, time / 0.8), flow: time * 0.5 } }],
  ),
]

function motion(
  name: string,
  speed: Speed,
  camera: Camera,
  pieces: (time: number) => readonly Placed[],
): Motion {
  const stage: Group['stage'] = 'dark'
  const frame = (time: number) => ({
    ...groupPicture({ name, size: [1280, 720], stage, camera, pieces: pieces(time) }),
    samples: 8,
    scale: 0.8,
  })
  return { name, ...speed, frame }
}

/** The angle at a time from 0 to 1: starts and ends slowly. What is shut is built without an inside, so it is never 0. */
function opened(angle: number, time: number): number {
  const share = Math.min(1, Math.max(0, time))
  return Math.max(0.2, angle * (0.5 - 0.5 * Math.cos(Math.PI * share)))
}
