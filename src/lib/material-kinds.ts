import { isOneOf } from './typed-keys'

/** The kinds of the library's files; the numbers of the old system are only used in the contract (readings 28). */
export const materialKinds = [
  'brochure',
  'manual',
  'specification',
  'certificate',
  'flyer',
  'launch-pack',
  'newsletter',
  'catalogue',
  'solution-catalogue',
  'service-brochure',
  'product-video',
  'user-video',
] as const

export type MaterialKind = (typeof materialKinds)[number]

export const videoKinds = ['product-video', 'user-video'] as const satisfies MaterialKind[]

export function isVideoKind(kind: string): boolean {
  return isOneOf(videoKinds, kind)
}

export const materialLanguages = ['en', 'zh', 'es', 'fr', 'multi'] as const
