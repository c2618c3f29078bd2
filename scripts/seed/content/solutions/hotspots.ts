import type { HotspotSeed } from './types'

/** By the keyword rule (S1 9); the sixth, laboratory-network, has a fitting product. */
export const hotspotSeeds: Record<string, HotspotSeed[]> = {
  'sample-network': [
    { model: 'U830', x: 32, y: 52 },
    { model: 'V1000', x: 68, y: 62 },
  ],
  'vaccine-network': [{ model: 'R240', x: 46, y: 64 }],
  'blood-network': [{ model: 'R890', x: 40, y: 52 }],
  'pharma-supply-chain': [{ model: 'R660', x: 38, y: 54 }],
  biosafety: [{ model: 'B150', x: 52, y: 48 }],
  'laboratory-network': [
    { model: 'U570', x: 30, y: 54 },
    { model: 'R480', x: 62, y: 54 },
  ],
}
