import type { FolderKind, GroupKind } from '@/features/support/queries'

/** The numbers of the kinds exist in the contract only (S2 9, readings 28). */
export const folderKinds = {
  '2': 'certificate',
  '3': 'brochure',
  '5': 'manual',
  '8': 'image',
  '9': 'flyer',
} as const satisfies Record<string, FolderKind>

export const groupKinds = {
  '2': 'certificate',
  '5': 'manual',
  '6': 'specification',
} as const satisfies Record<string, GroupKind>

export const videoTypes = { '1': 'product-video', '7': 'user-video' } as const

export const supportTypes = { '0': 'maintenance', '1': 'contact', '2': 'repair' } as const
