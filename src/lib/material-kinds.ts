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
  return (videoKinds as readonly string[]).includes(kind)
}

/** The labels in the admin. */
export const materialKindLabels: Record<MaterialKind, string> = {
  brochure: 'Product brochure',
  manual: 'Operating manual',
  specification: 'Specification',
  certificate: 'Certificate',
  flyer: 'Flyer',
  'launch-pack': 'Product launch pack',
  newsletter: 'Newsletter',
  catalogue: 'General catalogue',
  'solution-catalogue': 'Solution catalogue',
  'service-brochure': 'Service brochure',
  'product-video': 'Product video',
  'user-video': 'User video',
}

export const materialLanguages = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'multi', label: 'Several languages' },
] as const
