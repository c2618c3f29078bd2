'use client'

import { useMedia } from './use-media'

export function useReducedMotion() {
  return useMedia('(prefers-reduced-motion: reduce)')
}
